/// A place in a text file, both numbers counted from 1; a column is a Unicode scalar.
public struct SourcePosition: Hashable, Sendable, Comparable, Codable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position behind `scalar`, when it stands here.
  public func advanced(over scalar: Unicode.Scalar) -> SourcePosition {
    scalar == "\n"
      ? SourcePosition(line: line + 1, column: 1)
      : SourcePosition(line: line, column: column + 1)
  }
}
