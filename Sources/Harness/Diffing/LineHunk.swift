/// Some changes that stand close together, with unchanged lines around them.
public struct LineHunk: Hashable, Sendable {
  /// The indices of the old text's lines, counted from 0.
  public var old: Range<Int>
  /// The indices of the new text's lines, counted from 0.
  public var new: Range<Int>
  /// The lines from top to bottom; in each change those that go come first.
  public var lines: [Line]

  /// One line of a hunk.
  public struct Line: Hashable, Sendable {
    public var sign: Sign
    /// The line's bytes with its newline, which the last line of a text may lack.
    public var bytes: ArraySlice<UInt8>

    /// The line's text without its newline; bytes that are no UTF-8 are shown as U+FFFD.
    public var text: String {
      String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes, as: UTF8.self)
    }
  }

  /// What happens to a line.
  public enum Sign: UInt8, Hashable, Sendable {
    case unchanged = 0x20
    case removed = 0x2D
    case added = 0x2B
  }

  /// The hunk's head as `diff -u` writes it: `@@ -1,4 +1,5 @@`.
  public var heading: String { "@@ -\(Self.place(old)) +\(Self.place(new)) @@" }

  /// A range counted from 1; where it is empty, the line before it.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}
