extension Symbol {
  /// Arrows, straight and round.
  static let arrows: [Symbol] = [
    .init("arrow.up", "*12 3.5 12 20.5 5 10.5 19 10.5", also: "circle circle.fill square square.fill"),
    .init("arrow.down", "*12 20.5 12 3.5 5 13.5 19 13.5", also: "circle circle.fill square square.fill app"),
    .init("arrow.left", "*3.5 12 20.5 12 10.5 5 10.5 19", also: "circle circle.fill square"),
    .init("arrow.right", "*20.5 12 3.5 12 13.5 5 13.5 19", also: "circle circle.fill square square.fill"),
    .init("arrow.up.left", "*5.5 5.5 18.5 18.5 16 5.5 5.5 16", also: "circle circle.fill"),
    .init(
      "arrow.up.right",
      "*18.5 5.5 5.5 18.5 8 5.5 18.5 16",
      also: "circle circle.fill square square.fill"),
    .init("arrow.down.left", "*5.5 18.5 18.5 5.5 5.5 8 16 18.5", also: "circle"),
    .init("arrow.down.right", "*18.5 18.5 5.5 5.5 18.5 8 8 18.5", also: "circle"),
    .init(
      "arrow.up.arrow.down",
      "*7.5 3.5 7.5 20.5 3 8 12 8;*16.5 20.5 16.5 3.5 12 16 21 16",
      also: "circle circle.fill"),
    .init(
      "arrow.left.arrow.right",
      "*3.5 7.5 20.5 7.5 8 3 8 12;*20.5 16.5 3.5 16.5 16 12 16 21",
      also: "circle"),
    .init("arrow.up.and.down", "*12 2.5 12 12 7.5 7 16.5 7;*12 21.5 12 12 7.5 17 16.5 17"),
    .init("arrow.left.and.right", "*2.5 12 12 12 7 7.5 7 16.5;*21.5 12 12 12 17 7.5 17 16.5"),
    .init(
      "arrow.up.left.and.arrow.down.right",
      "*4 4 10.5 10.5 10.5 4 4 10.5;*20 20 13.5 13.5 13.5 20 20 13.5"),
    .init(
      "arrow.down.right.and.arrow.up.left",
      "*10.5 10.5 3.5 3.5 10.5 4 4 10.5;*13.5 13.5 20.5 20.5 13.5 20 20 13.5"),
    .init("arrow.down.to.line", "*12 16.5 12 3 6 10.5 18 10.5;*4.5 21 19.5 21"),
    .init("arrow.up.to.line", "*12 7.5 12 21 6 13.5 18 13.5;*4.5 3 19.5 3"),
    .init("arrow.right.to.line", "*16.5 12 3 12 10.5 6 10.5 18;*21 4.5 21 19.5"),
    .init("arrow.left.to.line", "*7.5 12 21 12 13.5 6 13.5 18;*3 4.5 3 19.5"),
    .init(
      "arrow.clockwise",
      "M20 12.7A8 1 1 12 4.7H14;*15 4.7 11.6 1.5 11.6 8",
      also: "circle circle.fill",
      inside: "M20 12.7A8 1 1 11.6 4.7;+M13.1 0.2V9.2L18.2 4.7Z"),
    .init(
      "arrow.counterclockwise",
      "M4 12.7A8 1 0 12 4.7H10;*9 4.7 12.4 1.5 12.4 8",
      also: "circle circle.fill",
      inside: "M4 12.7A8 1 0 12.4 4.7;+M10.9 0.2V9.2L5.8 4.7Z"),
    .init("gobackward", "M12 4.5A8.5 1 1 4.3 9.4;*9 4.5 12.6 1.2 12.6 7.8"),
    .init("goforward", "M12 4.5A8.5 1 0 19.7 9.4;*15 4.5 11.4 1.2 11.4 7.8"),
    .init(
      "arrow.triangle.2.circlepath",
      """
      M3.8 11.5A8.3 0 1 18.6 7.1;M20.2 12.5A8.3 0 1 5.4 16.9;+M21.3 3.2V10.2H14.3Z;+M2.7 20.8V13.8H9.7Z
      """,
      also: "circle circle.fill"),
    .init(
      "arrow.2.circlepath",
      """
      M3.5 11.5A8.5 0 1 20 9;M20.5 12.5A8.5 0 1 4 15;*20.3 9.5 21.5 4.5 15.6 8.2;\
      *3.7 14.5 2.5 19.5 8.4 15.8
      """),
    .init(
      "arrow.2.squarepath",
      """
      *5.5 4.5 2 8.2 9 8.2;M5.5 5V14.5A3 0 0 8.5 17.5H13;*18.5 19.5 15 15.8 22 15.8;\
      M18.5 19V9.5A3 0 0 15.5 6.5H11
      """),
    .init(
      "repeat",
      """
      M3.5 11V9.5A3.5 0 1 7 6H20;*20.5 6 17 2.5 17 9.5;M20.5 13V14.5A3.5 0 1 17 18H4;\
      *3.5 18 7 14.5 7 21.5
      """,
      also: "circle"),
    .init(
      "shuffle",
      """
      M2.5 7H5.5C11 7 12 17 17.5 17H20.5;M2.5 17H5.5C11 17 12 7 17.5 7H20.5;*21 7 18 4 18 10;\
      *21 17 18 14 18 20
      """),
    .init(
      "arrow.uturn.left",
      "M4.5 8.5H14.5A5.75 0 1 14.5 20H9;*3.5 8.5 8.7 3.4 8.7 13.6",
      also: "circle circle.fill"),
    .init(
      "arrow.uturn.right",
      "M19.5 8.5H9.5A5.75 0 0 9.5 20H15;*20.5 8.5 15.3 3.4 15.3 13.6",
      also: "circle circle.fill"),
    .init("arrow.turn.down.right", "M4 4V11A4 0 0 8 15H19;*20 15 15 10 15 20"),
    .init("arrow.turn.up.left", "M20 20V13A4 0 0 16 9H5;*4 9 9 4 9 14"),
    .init(
      "arrow.triangle.branch",
      "M6 21.5V5;M6 16C6 12 18 14 18 8V5;+M6 1.5L9.5 7.5H2.5Z;+M18 1.5L21.5 7.5H14.5Z"),
    .init(
      "arrowshape.turn.up.left",
      "=M10.5 4L2.5 11L10.5 18V14.2C15.5 14.2 18.7 15.8 21.5 20C21.3 13 17 8 10.5 7.8Z",
      also: "fill circle circle.fill"),
    .init(
      "arrowshape.turn.up.right",
      "=M13.5 4L21.5 11L13.5 18V14.2C8.5 14.2 5.3 15.8 2.5 20C2.7 13 7 8 13.5 7.8Z",
      also: "fill circle"),
    .init("arrowtriangle.up", "=M12 5.5L20.5 18.5H3.5Z", also: "fill"),
    .init("arrowtriangle.down", "=M12 18.5L3.5 5.5H20.5Z", also: "fill circle circle.fill"),
    .init("arrowtriangle.left", "=M5.5 12L18.5 3.5V20.5Z", also: "fill"),
    .init("arrowtriangle.right", "=M18.5 12L5.5 20.5V3.5Z", also: "fill"),
    .init(
      "square.and.arrow.up",
      """
      M8 8.5H6.5A2.5 0 0 4 11V19A2.5 0 0 6.5 21.5H17.5A2.5 0 0 20 19V11A2.5 0 0 17.5 8.5H16;\
      *12 1.8 12 14.5 8 5.8 16 5.8
      """,
      also: "circle"),
    .init(
      "square.and.arrow.down",
      """
      M8 8.5H6.5A2.5 0 0 4 11V19A2.5 0 0 6.5 21.5H17.5A2.5 0 0 20 19V11A2.5 0 0 17.5 8.5H16;\
      *12 15.5 12 2 8 11.5 16 11.5
      """),
    .init(
      "rectangle.portrait.and.arrow.right",
      """
      M14.5 7.5V5A2.5 0 0 12 2.5H6A2.5 0 0 3.5 5V19A2.5 0 0 6 21.5H12A2.5 0 0 14.5 19V16.5;\
      *22 12 9 12 18 8 18 16
      """),
  ]

  /// Chevrons, which point the way or show that there is more.
  static let chevrons: [Symbol] = [
    .init("chevron.up", "*12 7.5 3.5 16.5 20.5 16.5", also: "circle circle.fill square"),
    .init("chevron.down", "*12 16.5 3.5 7.5 20.5 7.5", also: "circle circle.fill square"),
    .init("chevron.left", "*7.5 12 16.5 3.5 16.5 20.5", also: "circle circle.fill square"),
    .init("chevron.right", "*16.5 12 7.5 3.5 7.5 20.5", also: "circle circle.fill square"),
    .init("chevron.compact.down", "*12 14.5 3 10.5 21 10.5"),
    .init("chevron.left.2", "*4 12 11.5 4.5 11.5 19.5;*12.5 12 20 4.5 20 19.5"),
    .init("chevron.right.2", "*11.5 12 4 4.5 4 19.5;*20 12 12.5 4.5 12.5 19.5"),
    .init("chevron.up.chevron.down", "*12 3.5 6.5 9 17.5 9;*12 20.5 6.5 15 17.5 15"),
    .init(
      "chevron.left.forwardslash.chevron.right",
      "*2 12 7 6.5 7 17.5;*22 12 17 6.5 17 17.5;*13.8 4.5 10.2 19.5"),
  ]
}
