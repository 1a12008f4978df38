extension Symbol {
  /// Plain shapes.
  static let shapes: [Symbol] = [
    .init("circle", "=O12 12 10", also: "fill slash"),
    .init("square", "=R2.5 2.5 19 19 4", also: "fill slash"),
    .init("app", "=R2.5 2.5 19 19 5.8", also: "fill badge badge.fill"),
    .init("triangle", "=M10.3 3.4A2 0 1 13.7 3.4L22 18A2 0 1 20.3 21H3.7A2 0 1 2 18Z", also: "fill"),
    .init("octagon", "=M8 2.3H16L21.7 8V16L16 21.7H8L2.3 16V8Z", also: "fill"),
    .init("hexagon", "=M12 1.8L21 7V17L12 22.2L3 17V7Z", also: "fill"),
    .init("diamond", "=M12 1.8L22.2 12L12 22.2L1.8 12Z", also: "fill"),
    .init("capsule", "=R1.5 6.5 21 11 5.5", also: "fill"),
    .init(
      "oval",
      "=M12 5C17.5 5 22 8 22 12C22 16 17.5 19 12 19C6.5 19 2 16 2 12C2 8 6.5 5 12 5Z",
      also: "fill"),
    .init("rectangle", "=R1.5 4.5 21 15 3", also: "fill"),
    .init("rectangle.portrait", "=R4.5 1.5 15 21 3", also: "fill"),
    .init("seal", "=" + SymbolEnclosure.seal, also: "fill"),
    .init("shield", "=M12 2L20 5V11C20 16.5 16.5 20.2 12 22C7.5 20.2 4 16.5 4 11V5Z", also: "fill slash"),
    .init(
      "shield.lefthalf.filled",
      "M12 2L20 5V11C20 16.5 16.5 20.2 12 22C7.5 20.2 4 16.5 4 11V5Z;+M12 2V22C7.5 20.2 4 16.5 4 11V5Z"),
    .init("circle.lefthalf.filled", "O12 12 10;+M12 2V22A10 0 1 12 2Z"),
    .init("circle.righthalf.filled", "O12 12 10;+M12 2V22A10 0 0 12 2Z"),
    .init(
      "circle.dashed",
      """
      M22 12A10 0 1 20.7 17;M17 20.7A10 0 1 12 22;M7 20.7A10 0 1 3.3 17;M2 12A10 0 1 3.3 7;\
      M7 3.3A10 0 1 12 2;M17 3.3A10 0 1 20.7 7
      """),
    .init("largecircle.fill.circle", "O12 12 10;+O12 12 6.3"),
    .init("smallcircle.filled.circle", "O12 12 10;+O12 12 3.5"),
    .init("record.circle", "O12 12 10;+O12 12 4.5"),
    .init("circle.circle", "O12 12 10;O12 12 5.5"),
    .init("target", "O12 12 10;O12 12 6;+O12 12 2.4"),
    .init(
      "square.dashed",
      """
      M2.5 6.5A4 0 1 6.5 2.5;M17.5 2.5A4 0 1 21.5 6.5;M21.5 17.5A4 0 1 17.5 21.5;\
      M6.5 21.5A4 0 1 2.5 17.5;*10 2.5 14 2.5;*10 21.5 14 21.5;*2.5 10 2.5 14;*21.5 10 21.5 14
      """),
    .init(
      "rectangle.dashed",
      """
      M1.5 7.5A3 0 1 4.5 4.5;M19.5 4.5A3 0 1 22.5 7.5;M22.5 16.5A3 0 1 19.5 19.5;\
      M4.5 19.5A3 0 1 1.5 16.5;*8.5 4.5 10 4.5;*14 4.5 15.5 4.5;*8.5 19.5 10 19.5;*14 19.5 15.5 19.5;\
      *1.5 11.5 1.5 12.5;*22.5 11.5 22.5 12.5
      """),
    .init(
      "viewfinder",
      """
      M2.5 7.5V5.5A3 0 1 5.5 2.5H7.5;M16.5 2.5H18.5A3 0 1 21.5 5.5V7.5;\
      M21.5 16.5V18.5A3 0 1 18.5 21.5H16.5;M7.5 21.5H5.5A3 0 1 2.5 18.5V16.5
      """),
    .init(
      "star",
      "=M12 2.2L15 8.8L22 9.6L16.8 14.4L18.3 21.5L12 17.9L5.7 21.5L7.2 14.4L2 9.6L9 8.8Z",
      also: "fill slash slash.fill circle circle.fill square square.fill"),
    .init(
      "star.leadinghalf.filled",
      """
      M12 2.2L15 8.8L22 9.6L16.8 14.4L18.3 21.5L12 17.9L5.7 21.5L7.2 14.4L2 9.6L9 8.8Z;\
      +M12 2.2V17.9L5.7 21.5L7.2 14.4L2 9.6L9 8.8Z
      """),
    .init(
      "heart",
      """
      =M12 21C5.5 16.5 2 13 2 8.6C2 5.4 4.4 3.2 7.2 3.2C9.2 3.2 11 4.3 12 6.2C13 4.3 14.8 3.2 16.8 3.2\
      C19.6 3.2 22 5.4 22 8.6C22 13 18.5 16.5 12 21Z
      """,
      also: "fill slash slash.fill circle circle.fill square"),
  ]

  /// Windows, columns, grids and stacks.
  static let layouts: [Symbol] = [
    .init(
      "square.on.square",
      "R7.5 7.5 14 14 3;M16.5 7.5V5.5A3 0 0 13.5 2.5H5.5A3 0 0 2.5 5.5V13.5A3 0 0 5.5 16.5H7.5"),
    .init(
      "plus.square.on.square",
      """
      R7.5 7.5 14 14 3;M16.5 7.5V5.5A3 0 0 13.5 2.5H5.5A3 0 0 2.5 5.5V13.5A3 0 0 5.5 16.5H7.5;\
      *14.5 14.5 14.5 11 14.5 18 11 14.5 18 14.5
      """),
    .init(
      "rectangle.on.rectangle",
      "R7 9 15.5 11.5 2.8;M18 9V6.3A2.8 0 0 15.2 3.5H4.3A2.8 0 0 1.5 6.3V12.7A2.8 0 0 4.3 15.5H7"),
    .init(
      "plus.rectangle.on.rectangle",
      """
      R7 9 15.5 11.5 2.8;M18 9V6.3A2.8 0 0 15.2 3.5H4.3A2.8 0 0 1.5 6.3V12.7A2.8 0 0 4.3 15.5H7;\
      *14.75 14.75 14.75 12 14.75 17.5 12 14.75 17.5 14.75
      """),
    .init("rectangle.stack", "=R2.5 9.5 19 12 2.8;*5 6 19 6;*7.5 2.5 16.5 2.5", also: "fill badge.plus"),
    .init("square.stack", "=R3.5 8 17 13.5 3;*6 5 18 5;*8.5 2 15.5 2", also: "fill"),
    .init(
      "square.stack.3d.up",
      "=M12 2L22 7L12 12L2 7Z;M2.5 12L12 17L21.5 12;M2.5 17L12 22L21.5 17",
      also: "fill"),
    .init(
      "square.grid.2x2",
      "=R3 3 7.3 7.3 1.8R13.7 3 7.3 7.3 1.8R3 13.7 7.3 7.3 1.8R13.7 13.7 7.3 7.3 1.8",
      also: "fill"),
    .init(
      "square.grid.3x3",
      """
      =R2 2 4.5 4.5 1R9.75 2 4.5 4.5 1R17.5 2 4.5 4.5 1R2 9.75 4.5 4.5 1R9.75 9.75 4.5 4.5 1\
      R17.5 9.75 4.5 4.5 1R2 17.5 4.5 4.5 1R9.75 17.5 4.5 4.5 1R17.5 17.5 4.5 4.5 1
      """,
      also: "fill"),
    .init(
      "circle.grid.3x3",
      "=O4.5 4.5 2O12 4.5 2O19.5 4.5 2O4.5 12 2O12 12 2O19.5 12 2O4.5 19.5 2O12 19.5 2O19.5 19.5 2",
      also: "fill"),
    .init("rectangle.grid.1x2", "=R2.5 3 19 7.5 2R2.5 13.5 19 7.5 2", also: "fill"),
    .init(
      "rectangle.grid.2x2",
      "=R1.5 4.5 9 6 1.5R13.5 4.5 9 6 1.5R1.5 13.5 9 6 1.5R13.5 13.5 9 6 1.5",
      also: "fill"),
    .init("rectangle.split.2x1", "=R1.5 4 21 16 3;-*12 4 12 20", also: "fill"),
    .init("rectangle.split.3x1", "=R1.5 4 21 16 3;-*8.5 4 8.5 20;-*15.5 4 15.5 20", also: "fill"),
    .init("square.split.2x1", "=R2.5 2.5 19 19 4;-*12 2.5 12 21.5", also: "fill"),
    .init("sidebar.left", "R1.5 4 21 16 3;M9 4V20;M4.5 8H6;M4.5 11H6;M4.5 14H6"),
    .init("sidebar.right", "R1.5 4 21 16 3;M15 4V20;M18 8H19.5;M18 11H19.5;M18 14H19.5"),
    .init("rectangle.topthird.inset.filled", "R1.5 4 21 16 3;+R4.3 6.8 15.4 4.4 0.8"),
    .init("rectangle.bottomthird.inset.filled", "R1.5 4 21 16 3;+R4.3 12.8 15.4 4.4 0.8"),
    .init("rectangle.inset.filled", "R1.5 4 21 16 3;+R4.3 6.8 15.4 10.4 1"),
    .init(
      "rectangle.compress.vertical",
      "*3 12 21 12;*12 8.5 12 1.5 8.5 5 15.5 5;*12 15.5 12 22.5 8.5 19 15.5 19"),
    .init(
      "rectangle.expand.vertical",
      "*3 12 21 12;*12 2 12 8.5 8.5 5.5 15.5 5.5;*12 22 12 15.5 8.5 18.5 15.5 18.5"),
    .init("rectangle.connected.to.line.below", "R6 2.5 12 9 2.2;M12 11.5V19.5;*2 19.5 22 19.5;"),
    .init("macwindow", "=R1.5 3.5 21 17 3;-*1.5 8.5 22.5 8.5;-+O4.8 6 0.8O7.6 6 0.8O10.4 6 0.8"),
    .init("menubar.rectangle", "R1.5 3.5 21 17 3;+R4 6 16 2.6 0.5"),
    .init("uiwindow.split.2x1", "R1.5 3.5 21 17 3;M12 8.5V20.5;M1.5 8.5H22.5"),
    .init(
      "tablecells",
      "=R1.5 4 21 16 3;-*1.5 9.3 22.5 9.3;-*1.5 14.6 22.5 14.6;-*8.5 4 8.5 20;-*15.5 4 15.5 20"),
  ]
}
