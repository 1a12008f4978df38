extension Symbol {
  /// Players, cameras and pictures.
  static let media: [Symbol] = [
    .init("play", "=M6 4.2A1.4 0 1 8.1 3L20.3 10.8A1.4 0 1 20.3 13.2L8.1 21A1.4 0 1 6 19.8Z", also: "fill circle circle.fill square slash"),
    .init("pause", "=R5 3.5 4.5 17 1.3R14.5 3.5 4.5 17 1.3", also: "fill circle circle.fill"),
    .init("stop", "=R4 4 16 16 2.5", also: "fill circle circle.fill"),
    .init("playpause", "=M2 5L13 12L2 19Z;=R15.2 5 2 14 0.5R20.3 5 2 14 0.5", also: "fill"),
    .init("forward", "=M2.5 5.5L11.5 12L2.5 18.5ZM12.5 5.5L21.5 12L12.5 18.5Z", also: "fill"),
    .init("backward", "=M21.5 5.5L12.5 12L21.5 18.5ZM11.5 5.5L2.5 12L11.5 18.5Z", also: "fill"),
    .init("forward.end", "=M4 5L16.5 12L4 19Z;*19.5 5 19.5 19", also: "fill"),
    .init("backward.end", "=M20 5L7.5 12L20 19Z;*4.5 5 4.5 19", also: "fill"),
    .init("eject", "=M12 4L21 14H3Z;=R3 17.5 18 3.5 1", also: "fill"),
    .init("camera", "=M4.5 6.5H7L8.6 4.3A1.5 0 1 9.8 3.7H14.2A1.5 0 1 15.4 4.3L17 6.5H19.5A2.8 0 1 22.3 9.3V17.2A2.8 0 1 19.5 20H4.5A2.8 0 1 1.7 17.2V9.3A2.8 0 1 4.5 6.5Z;-O12 13 4", also: "fill circle circle.fill badge.plus"),
    .init("camera.viewfinder", "M2.5 7V5A3 0 1 5.5 2H7;M17 2H18.5A3 0 1 21.5 5V7;M21.5 17V19A3 0 1 18.5 22H17;M7 22H5.5A3 0 1 2.5 19V17;M7.5 9H9L10 7.5H14L15 9H16.5A1.5 0 1 18 10.5V15A1.5 0 1 16.5 16.5H7.5A1.5 0 1 6 15V10.5A1.5 0 1 7.5 9Z;+O12 12.6 2"),
    .init("video", "=R1.5 5.5 14 13 3;=M17.5 11L22.5 7V17L17.5 13Z", also: "fill slash slash.fill circle circle.fill badge.plus"),
    .init("photo", "=R1.5 4 21 16 3;-+O7.3 9 1.9;-M2.5 18L8.5 12.8L12.5 16.3L16.5 11.3L21.8 16.5", also: "fill badge.plus circle"),
    .init("photo.on.rectangle", "=R6 8.5 16.5 12 2.5;-+O10.5 12.5 1.5;-M7.5 19L12 15L15 17.5L18 14L21.5 17.5;M2.5 15.5A2.5 0 1 1.5 13.5V6A2.5 0 1 4 3.5H16A2.5 0 1 18 5", also: "fill"),
    .init("photo.on.rectangle.angled", "=M8.5 8.8L20.3 7.2A2 0 1 22.6 8.9L22.8 17.5A2 0 1 21 19.7L8.8 21A2 0 1 6.6 19.2L6.2 11.2A2 0 1 8.5 8.8Z;-M7.5 19.2L12.5 14.8L15.5 17.5L18.5 14L22 17;-+O11 12.6 1.4;M3.2 16.5L1.5 7.5A2 0 1 3.2 5.2L14.5 3A2 0 1 17 4.3", also: "fill"),
    .init("photo.stack", "=R2.5 8.5 19 13 2.5;-M3 19.5L8.5 15L12 18L16 13.5L21 18;-+O7.5 12.5 1.4;*5 5.2 19 5.2;*7.5 2 16.5 2", also: "fill"),
    .init("film", "=R2.5 3.5 19 17 2.5;-*7.5 3.5 7.5 20.5;-*16.5 3.5 16.5 20.5;-*7.5 12 16.5 12;-*2.5 9 7.5 9;-*2.5 15 7.5 15;-*16.5 9 21.5 9;-*16.5 15 21.5 15"),
    .init("tv", "=R1.5 4 21 13.5 2.5;*8 21 16 21", also: "fill"),
    .init("play.rectangle", "=R1.5 4 21 16 3;-+M9.5 8L16 12L9.5 16Z", also: "fill"),
    .init("airplayvideo", "M6 17H4.5A3 0 1 1.5 14V6.5A3 0 1 4.5 3.5H19.5A3 0 1 22.5 6.5V14A3 0 1 19.5 17H18;+M12 14L18.5 21.5H5.5Z"),
    .init("airplayaudio", "M7.5 18A8.8 1 1 16.5 18;M8.7 14.2A4.7 1 1 15.3 14.2;+M12 14.5L18 21.5H6Z"),
    .init("pip.enter", "M22 10V6.5A2.5 0 0 19.5 4H4.5A2.5 0 0 2 6.5V16A2.5 0 0 4.5 18.5H9;+R12 12 10.5 8.5 1.8;*10 11 5.5 7.5 6.5 11 10 7.5"),
    .init("paintpalette", "=M12 3C6 3 2 7 2 12C2 17 6 21 11 21C13 21 13.7 19.8 13.2 18.3C12.7 16.7 13.6 15.5 15.3 15.5H18C20.5 15.5 22 14 22 11.6C22 6.6 17.5 3 12 3Z;-+O6.3 12 1.4O8.3 7.8 1.4O13 6.4 1.4O17.3 8.8 1.4", also: "fill"),
    .init("paintbrush", "=M20.5 2.5C21.8 3.5 21.5 5 20.5 6.3L13 15.5L9.5 12L18 3C18.8 2.2 19.6 1.9 20.5 2.5Z;=M8.5 13.5L11.5 16.5C11.3 19.5 8 22 3 21C5 19.5 4.5 18.5 5 16.5C5.4 14.8 6.8 13.6 8.5 13.5Z", also: "fill"),
    .init("eyedropper", "=M14 6.5L16.5 4C18 2.3 20 2.4 21 3.3C22 4.3 21.8 6.2 20.2 7.7L17.5 10Z;=M12.5 8L16 11.5L7 20.3L3 21.3L3.8 17Z;*11.5 4.8 19 12.5"),
    .init("wand.and.stars", "=M3 19L13.5 8.5L15.8 10.8L5.3 21.3Z;+M17.5 2L18.6 5L21.5 6L18.6 7.2L17.5 10L16.4 7.2L13.5 6L16.4 5Z;+M8 2.5L8.7 4.6L10.7 5.3L8.7 6L8 8.2L7.3 6L5.3 5.3L7.3 4.6Z;+M19.5 13.5L20.2 15.3L22 16L20.2 16.7L19.5 18.5L18.8 16.7L17 16L18.8 15.3Z"),
    .init("wand.and.rays", "=M3 19L12 10L14.2 12.2L5.2 21.2Z;*15.5 2.5 15.5 5.5;*21.5 8.5 18.5 8.5;*20.5 3.5 18 6;*9.5 4 10.8 6.5;*20 15 17.5 13.8"),
    .init("crop", "M6.5 1.5V14.5A3 0 0 9.5 17.5H22.5;M1.5 6.5H14.5A3 0 1 17.5 9.5V22.5"),
  ]

  /// Sound: loudspeakers, microphones and music.
  static let sound: [Symbol] = [
    .init("speaker", "=M5.5 9H9L14.5 4.2V19.8L9 15H5.5A1.5 0 1 4 13.5V10.5A1.5 0 1 5.5 9Z", also: "fill slash slash.fill"),
    .init("speaker.wave.1", "=M4.5 9H7.5L12.5 4.5V19.5L7.5 15H4.5A1.5 0 1 3 13.5V10.5A1.5 0 1 4.5 9Z;M16 9.3A4.5 0 1 16 14.7", also: "fill"),
    .init("speaker.wave.2", "=M3.5 9H6.5L11.5 4.5V19.5L6.5 15H3.5A1.5 0 1 2 13.5V10.5A1.5 0 1 3.5 9Z;M15 9.3A4.5 0 1 15 14.7;M18.3 6.6A9 0 1 18.3 17.4", also: "fill circle circle.fill"),
    .init("speaker.wave.3", "=M2.5 9.3H5L9.5 5V19L5 14.7H2.5A1.2 0 1 1.3 13.5V10.5A1.2 0 1 2.5 9.3Z;M12.7 9.5A4.2 0 1 12.7 14.5;M15.8 7A8.2 0 1 15.8 17;M18.9 4.7A12 0 1 18.9 19.3", also: "fill"),
    .init("mic", "=R8.7 2 6.6 12 3.3;M5 11V12A7 0 0 19 12V11;M12 19V22M8.5 22H15.5", also: "fill slash slash.fill circle circle.fill"),
    .init("music.note", "=O8.3 18.3 2.8;M11.1 18.3V4.5L17.5 2.8V7.5L11.1 9.2"),
    .init("music.note.list", "M2.5 6H11;M2.5 11H11;M2.5 16H7.5;+O13 18.5 3;M15.5 18.5V5L21 3.5V7.5L15.5 9"),
    .init("headphones", "M3.5 16V12A8.5 0 1 20.5 12V16;=R3 14 4.2 7.5 1.8;=R16.8 14 4.2 7.5 1.8"),
    .init("waveform", "*2.5 10.5 2.5 13.5;*6.3 7 6.3 17;*10.1 3 10.1 21;*13.9 8 13.9 16;*17.7 5 17.7 19;*21.5 10 21.5 14", also: "circle circle.fill"),
    .init("hifispeaker", "=R5 1.5 14 21 2.5;-O12 15.5 3.8;-+O12 6.3 1.8", also: "fill"),
    .init("metronome", "=M8.5 2.5H15.5L19.5 21.5H4.5Z;*12 16 20 6"),
    .init("guitars", "=M9.5 10L13 13.5C14.5 15 14 17 12.5 17.5C12 20.5 9 22.5 6 21.5C3 20.5 1.5 17 3 14.5C4 12.5 6 12.5 7 11.5C7.5 10 8.5 9.2 9.5 10Z;M9 15L20.5 3.5"),
  ]
}
