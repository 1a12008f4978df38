/// Reads how far the data of a path reaches.
enum SymbolExtent {
  /// The coordinates of all points, control points included, and of the edges of circles; a number that isn't
  /// finite for data that cannot be read.
  static func coordinates(of data: String) -> [Double] {
    var coordinates: [Double] = []
    for part in commands(of: data) {
      switch (part.command, part.numbers.count) {
      case ("M", 2), ("L", 2), ("C", 6), ("Z", 0): coordinates += part.numbers
      case ("A", 7):
        // Arcs are half circles.
        let start = coordinates.suffix(2)
        for (from, to) in zip(start, part.numbers.suffix(2)) {
          coordinates += [-1, 1].map { (from + to) / 2 + $0 * part.numbers[0] }
        }
        coordinates += part.numbers.suffix(2)
      default: coordinates.append(.infinity)
      }
    }
    return coordinates
  }

  private static func commands(of data: String) -> [(command: Character, numbers: [Double])] {
    var parts: [(command: Character, numbers: [Double])] = []
    for piece in data.split(separator: /(?=[A-Z])/) {
      guard let command = piece.first else { continue }
      parts.append((command, piece.dropFirst().split(separator: " ").map { Double($0) ?? .infinity }))
    }
    return parts
  }
}
