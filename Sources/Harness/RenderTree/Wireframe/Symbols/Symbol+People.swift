extension Symbol {
  /// People and what stands for them.
  static let people: [Symbol] = [
    .init("person", "=O12 7 4.5;=M3.5 21C3.5 16.5 7 14 12 14C17 14 20.5 16.5 20.5 21Z", also: "fill circle circle.fill slash slash.fill badge.plus badge.minus badge.xmark fill.badge.plus fill.badge.minus fill.checkmark fill.xmark"),
    .init("person.2", "=O8.5 8 3.7;=M1.5 20C1.5 16 4.5 14 8.5 14C12.5 14 15.5 16 15.5 20Z;M15 4.6A3.6 0 1 15 11.4;M17 14.2C20.5 14.6 22.5 16.6 22.5 20H19", also: "fill"),
    .init("person.3", "=O12 8 3.2;=M6.5 19.5C6.5 15.8 9 14 12 14C15 14 17.5 15.8 17.5 19.5Z;=O4.4 8.7 2.2;=O19.6 8.7 2.2;M4.8 13.6C2.6 13.8 1.3 15.2 1.3 17.5H3.8;M19.2 13.6C21.4 13.8 22.7 15.2 22.7 17.5H20.2", also: "fill"),
    .init("person.crop.circle", "=O12 12 10;-+O12 9.6 3.6;-+M5.3 18.6C6.3 16 8.8 14.8 12 14.8C15.2 14.8 17.7 16 18.7 18.6A9 0 1 5.3 18.6Z", also: "fill badge.plus badge.xmark badge.checkmark badge.minus badge.exclamationmark fill.badge.plus fill.badge.xmark fill.badge.checkmark"),
    .init("person.crop.square", "=R2.5 2.5 19 19 4;-+O12 9.4 3.6;-+M5 19.6C5.8 16.3 8.6 14.8 12 14.8C15.4 14.8 18.2 16.3 19 19.6Z", also: "fill"),
    .init("person.crop.rectangle", "=R1.5 4 21 16 3;-+O12 9.6 2.9;-+M6.5 17.8C7 15 9.2 13.8 12 13.8C14.8 13.8 17 15 17.5 17.8Z", also: "fill"),
    .init("person.text.rectangle", "=R1.5 4 21 16 3;-+O7.8 9.6 2.3;-+M3.8 16.6C4 14.2 5.6 13 7.8 13C10 13 11.6 14.2 11.8 16.6Z;-*14.5 9 19 9;-*14.5 12.5 19 12.5;-*14.5 16 17 16", also: "fill"),
    .init("figure.walk", "+O13 3.5 2.2;M9 21.5L11.5 15.5V9.5L7.5 11.5V14;M11.5 9.5H13L15 12.5L18 13.5;M11.5 14.5L15 17.5L16 21.5"),
    .init("figure.stand", "+O12 3.2 2.2;M12 8V14;M7.5 15V9.5A2 0 1 9.5 7.5H14.5A2 0 1 16.5 9.5V15;M10 8V22;M14 8V22"),
    .init("face.smiling", "=O12 12 10;-+O8.6 9.6 1.4O15.4 9.6 1.4;-M7.5 14.3C8.3 16.3 10 17.4 12 17.4C14 17.4 15.7 16.3 16.5 14.3", also: "fill"),
    .init("face.dashed", "M22 12A10 0 1 20.7 17;M17 20.7A10 0 1 12 22;M7 20.7A10 0 1 3.3 17;M2 12A10 0 1 3.3 7;M7 3.3A10 0 1 12 2;M17 3.3A10 0 1 20.7 7;+O8.6 10 1.4O15.4 10 1.4;M8 15C9 16.5 10.4 17 12 17C13.6 17 15 16.5 16 15"),
    .init("eyeglasses", "O6 14 4.3;O18 14 4.3;M10 12.6C11.2 11.6 12.8 11.6 14 12.6;M1.8 13L4 6.5;M22.2 13L20 6.5"),
    .init("faceid", "M2.5 7.5V5.5A3 0 1 5.5 2.5H7.5;M16.5 2.5H18.5A3 0 1 21.5 5.5V7.5;M21.5 16.5V18.5A3 0 1 18.5 21.5H16.5;M7.5 21.5H5.5A3 0 1 2.5 18.5V16.5;*8 8.5 8 10;*16 8.5 16 10;M12.2 8.5V13H11;M8.5 15.8C9.5 16.9 10.7 17.3 12 17.3C13.3 17.3 14.5 16.9 15.5 15.8"),
    .init("touchid", "M4 8.5A9.5 0 1 20 8.5;M2.8 14V12.5A9.2 0 1 3.2 10.5;M6 18V12A6 0 1 18 12V16;M9 20.5C9.5 18 9.3 15 9.3 12A2.7 0 1 14.7 12C14.7 16 14.5 19 13.6 21.8;M21.2 11.5V14M12 12V14.5"),
    .init("crown", "=M3 18L1.8 7L7.3 11L12 4L16.7 11L22.2 7L21 18Z;*4.5 21 19.5 21", also: "fill"),
    .init("graduationcap", "=M12 4L23 9.5L12 15L1 9.5Z;M6 12.5V17C8 19.5 16 19.5 18 17V12.5;M21 11V18", also: "fill"),
  ]

  /// Hands, eyes and what they do.
  static let gestures: [Symbol] = [
    .init("eye", "=M1.5 12C4 7.5 7.6 5 12 5C16.4 5 20 7.5 22.5 12C20 16.5 16.4 19 12 19C7.6 19 4 16.5 1.5 12Z;-O12 12 3.4", also: "fill slash slash.fill circle circle.fill"),
    .init("hand.raised", "=M7 13V5.5A1.4 0 1 9.8 5.5V4A1.4 0 1 12.6 4V5A1.4 0 1 15.4 5V7A1.4 0 1 18.2 7V15C18.2 19.5 15.8 22 12.2 22C9.5 22 8 20.8 6.6 18.4L3.6 13.6A1.5 0 1 6 12Z;M9.8 5.5V11;M12.6 5V11;M15.4 6V11", also: "fill slash slash.fill"),
    .init("hand.thumbsup", "=M8 10.5L11.5 2.5C13.6 2.5 14.6 4 14.2 6L13.5 9H19A2.3 0 1 21.3 11.8L19.8 18.5A2.8 0 1 17 20.7H8Z;=R2 10.5 4 10.2 1.2", also: "fill circle circle.fill"),
    .init("hand.thumbsdown", "=M8 13.5L11.5 21.5C13.6 21.5 14.6 20 14.2 18L13.5 15H19A2.3 0 0 21.3 12.2L19.8 5.5A2.8 0 0 17 3.3H8Z;=R2 3.3 4 10.2 1.2", also: "fill circle"),
    .init("hand.tap", "=M9.5 16.5V8.5A1.4 0 1 12.3 8.5V13.5L17.8 14.6A2 0 1 19.4 16.8L18.8 20A2.5 0 1 16.4 22H12.5C11 22 10 21.3 9 20L6 16.4A1.4 0 1 8.2 14.7Z;M6.2 10.8A5.2 1 1 15.6 10.8", also: "fill"),
    .init("hand.point.up.left", "=M4 7A1.4 0 1 6.6 6L12.5 10.5A1.4 0 1 15 9.5L18.5 11C21 12.2 22 14 21.5 17L20.8 20A2.5 0 1 18.4 22H14C12.5 22 11.5 21.5 10.5 20.3L7 16.5A1.3 0 1 8.6 14.5L10 15.3L4.4 9Z", also: "fill"),
    .init("hand.draw", "=M9.5 17.5V11.5A1.4 0 1 12.3 11.5V15L17.8 16A2 0 1 19.4 18L18.9 20.4A2 0 1 17 22H12.5C11 22 10 21.5 9 20.5L6.3 17.7A1.4 0 1 8.2 16Z;M3 8C6 2 9 10 12 6C14 3.5 18 3 21 6", also: "fill"),
    .init("cursorarrow", "=M6 2.5L18.5 14H12.8L15.6 20.3L12.8 21.5L10 15.2L6 19Z"),
    .init("move.3d", "*4 20 4 4;*4 20 20 20;*4 20 14 10"),
  ]
}
