extension Symbol {
  /// Signs of a word or a character: plus, check mark, question mark.
  static let signs: [Symbol] = [
    .init(
      "plus",
      "*12 12 12 3.5 12 20.5 3.5 12 20.5 12",
      also: "circle circle.fill square square.fill app app.fill bubble bubble.fill"),
    .init("minus", "*3.5 12 20.5 12", also: "circle circle.fill square square.fill"),
    .init(
      "xmark",
      "*12 12 5 5 19 5 5 19 19 19",
      also: "circle circle.fill square square.fill octagon octagon.fill seal seal.fill shield shield.fill"),
    .init(
      "checkmark",
      "*9.3 19.5 4 13 19.5 4.5",
      also: "circle circle.fill square square.fill seal seal.fill shield shield.fill bubble bubble.fill"),
    .init("equal", "*4 8.5 20 8.5;*4 15.5 20 15.5", also: "circle circle.fill square square.fill"),
    .init("divide", "*4 12 20 12;+O12 6 1.6O12 18 1.6", also: "circle"),
    .init("percent", "*5 19 19 5;O7 7.5 3;O17 16.5 3"),
    .init("number", "M10 3.5L7.5 20.5;M16.5 3.5L14 20.5;M4.5 9H20.5;M3.5 15H19.5", also: "circle square"),
    .init("at", "O12 12 4;M16 8.5V13.3A2.7 0 0 21.4 13.3V12A9.4 1 0 17.3 19.8", also: "circle"),
    .init(
      "questionmark",
      "M7.3 8.2A4.7 1 1 14.3 11.8C12.7 12.7 12 13.4 12 15.2;+O12 20.2 1.4",
      also: "circle circle.fill square square.fill bubble bubble.fill"),
    .init(
      "exclamationmark",
      "*12 3 12 14.5;+O12 20 1.4",
      also: """
        circle circle.fill square square.fill triangle triangle.fill octagon octagon.fill bubble bubble.fi\
        ll shield shield.fill
        """),
    .init("exclamationmark.2", "*8 3 8 14.5;*16 3 16 14.5;+O8 20 1.4O16 20 1.4"),
    .init(
      "info",
      "+O12 4.6 1.9;+M8.6 9H13.6V18.6H16V20.5H8.4V18.6H11V10.9H8.6Z",
      also: "circle circle.fill square square.fill bubble"),
    .init(
      "dollarsign",
      """
      M16.7 8.3C16.5 5.8 14.7 4.7 12 4.7C9.2 4.7 7.4 6.2 7.4 8.3C7.4 10.4 9 11.2 12 11.9\
      C15.2 12.6 17 13.6 17 15.8C17 18 15 19.3 12 19.3C8.9 19.3 7.1 18 7 15.5;*12 2 12 4;*12 20 12 22
      """,
      also: "circle circle.fill square",
      inside: """
        M16.7 8.3C16.5 5.8 14.7 4.7 12 4.7C9.2 4.7 7.4 6.2 7.4 8.3C7.4 10.4 9 11.2 12 11.9\
        C15.2 12.6 17 13.6 17 15.8C17 18 15 19.3 12 19.3C8.9 19.3 7.1 18 7 15.5;\
        +R10.9 0.9 2.2 2.3 0R10.9 20.8 2.2 2.3 0
        """),
    .init("eurosign", "M18.5 6.5A7.5 1 0 18.5 17.5;M4 10.2H13;M4 13.8H12", also: "circle"),
    .init("sterlingsign", "M17 7.5A4 0 0 9 7.5V14C9 17 8 18.5 6.5 20H17.5;M6 12.5H14", also: "circle"),
    .init("ellipsis", "+O4.5 12 1.9O12 12 1.9O19.5 12 1.9", also: "circle circle.fill bubble bubble.fill"),
    .init("asterisk", "*12 12 12 4 12 20 5.1 8 18.9 16 5.1 16 18.9 8", also: "circle"),
    .init("nosign", "O12 12 10;*5 5 19 19"),
    .init("sum", "M18 7V4H6L13 12L6 20H18V17"),
    .init("function", "M8 20C12 20 11 4 16 4;M8.5 10.5H15"),
    .init(
      "command",
      """
      M9 9H15V15H9ZM9 9H6.5A3 1 1 9 6.5ZM15 9V6.5A3 1 1 17.5 9ZM15 15H17.5A3 1 1 15 17.5ZM9 15V17.5\
      A3 1 1 6.5 15Z
      """),
    .init("option", "M3 6H8.5L15.5 18H21;M14.5 6H21"),
  ]
}
