import Platform

extension SymbolPath {
  /// Reads the notation of the tables; a step that lacks numbers ends the path.
  init(_ notation: Substring) {
    var rest = notation
    while let letter = rest.first {
      rest.removeFirst()
      let numbers = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(numbers.count)
      guard add(letter, numbers.split(separator: " ").compactMap { Double($0) }) else { return }
    }
  }

  init(_ notation: String) { self.init(Substring(notation)) }

  /// The place of the pen.
  private var pen: SymbolPoint {
    switch steps.last {
    case .move(let point), .line(let point), .curve(_, _, let point), .circle(let point, _): point
    case .close, nil: .middle
    }
  }

  /// Adds a step, or several for an arc or a rectangle; returns whether the numbers suffice.
  private mutating func add(_ letter: Character, _ numbers: [Double]) -> Bool {
    switch (letter, numbers.count) {
    case ("M", 2): steps.append(.move(SymbolPoint(numbers[0], numbers[1])))
    case ("L", 2): steps.append(.line(SymbolPoint(numbers[0], numbers[1])))
    case ("H", 1): steps.append(.line(SymbolPoint(numbers[0], pen.y)))
    case ("V", 1): steps.append(.line(SymbolPoint(pen.x, numbers[0])))
    case ("C", 6):
      let points = [0, 2, 4].map { SymbolPoint(numbers[$0], numbers[$0 + 1]) }
      steps.append(.curve(points[0], points[1], points[2]))
    case ("A", 5):
      addArc(
        to: SymbolPoint(numbers[3], numbers[4]), radius: numbers[0], isLong: numbers[1] == 1,
        isClockwise: numbers[2] == 1)
    case ("O", 3): steps.append(.circle(SymbolPoint(numbers[0], numbers[1]), radius: numbers[2]))
    case ("R", 5):
      addRectangle(
        SymbolPoint(numbers[0], numbers[1]), width: numbers[2], height: numbers[3], radius: numbers[4])
    case ("Z", 0): steps.append(.close)
    default: return false
    }
    return true
  }

  private mutating func addRectangle(
    _ origin: SymbolPoint, width: Double, height: Double, radius: Double
  ) {
    let (left, top, right, bottom) = (origin.x, origin.y, origin.x + width, origin.y + height)
    steps.append(.move(SymbolPoint(left + radius, top)))
    for (corner, end) in [
      (SymbolPoint(right - radius, top), SymbolPoint(right, top + radius)),
      (SymbolPoint(right, bottom - radius), SymbolPoint(right - radius, bottom)),
      (SymbolPoint(left + radius, bottom), SymbolPoint(left, bottom - radius)),
      (SymbolPoint(left, top + radius), SymbolPoint(left + radius, top)),
    ] {
      steps.append(.line(corner))
      if radius > 0 { addArc(to: end, radius: radius, isLong: false, isClockwise: true) }
    }
    steps.append(.close)
  }

  /// Adds an arc as curves of at most a quarter turn.
  private mutating func addArc(to end: SymbolPoint, radius: Double, isLong: Bool, isClockwise: Bool) {
    let start = pen
    let half = (end - start) * 0.5
    let radius = max(radius, half.length)
    let height = (radius * radius - half.length * half.length).squareRoot()
    let center = start + half + half.unit.quarterTurn * (isLong == isClockwise ? -height : height)
    var turn = (end - center).angle - (start - center).angle
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let count = max(1, (turn.magnitude / (.pi / 2) - 0.001).rounded(.up))
    for index in 0..<Int(count) {
      let angle = (start - center).angle + turn * Double(index) / count
      addCurve(around: center, radius: radius, from: angle, turn: turn / count)
    }
  }

  private mutating func addCurve(
    around center: SymbolPoint, radius: Double, from angle: Double, turn: Double
  ) {
    let (start, end) = (SymbolPoint(angle: angle), SymbolPoint(angle: angle + turn))
    let pull = 4 / 3 * tan(turn / 4)
    let points = [start + start.quarterTurn * pull, end - end.quarterTurn * pull, end]
      .map { center + $0 * radius }
    steps.append(.curve(points[0], points[1], points[2]))
  }
}
