/** An advertisement as an operator would write it. */
export const camTile = {
  title: { nl: 'Live op camera', en: 'Live on camera' },
  text: { nl: 'Op een andere site' },
  image: '/evening-camera.svg',
  link: 'https://cam.example/vonk',
}

/** The same with a fault in each field. */
export const wrongCamTile = {
  title: {},
  text: { nl: 'Op een andere site' },
  image: 'https://elsewhere.example/a.png',
  link: 'http://cam.example',
}
