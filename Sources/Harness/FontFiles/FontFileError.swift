import Diagnostics
import UTF8Text

/// What cannot be read of a font's file, and where.
///
///     do {
///       _ = try FontFile([0x77, 0x4F, 0x46, 0x32], named: "Avenir.woff2")
///     } catch {
///       print(error.diagnostic.problem)  // the file, byte 0: it is a WOFF2 file, which is compressed
///     }
package struct FontFileError: Error, Hashable, Sendable {
  /// The name of the file.
  package let file: String
  /// The table's tag, such as `cmap`; `nil` for the head of the file.
  package let table: String?
  /// The byte in the file, from 0; at most the number of bytes.
  package let offset: Int
  package let problem: Problem

  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// The file does not begin as a font does.
    case unknownFormat
    /// The file is compressed; with the format's name.
    case compressed(String)
    /// The file or table ends before so many bytes.
    case isCutOff(needed: Int)
    /// The file lacks the table.
    case isMissing
    /// A number is out of its range.
    case number(String, found: Int, expected: ClosedRange<Int>)
    /// The characters are only in a map for symbols.
    case symbols
    /// The map has no part for Unicode in a format that can be read; with the formats that it has.
    case noUnicode(formats: [Int])
    /// A segment of the map begins at a character, but must begin after another one.
    case unordered(first: Int, after: Int)
    /// The faces have more characters together than allowed.
    case tooManyCharacters(Int)
    /// The font has no name of a kind.
    case noName(String)
  }
}

extension FontFileError {
  /// The error in words.
  package var diagnostic: Diagnostic {
    let (found, expected) = words
    let place = table.map { "table '\($0)'" } ?? "the file"
    return Diagnostic("\(place), byte \(offset): \(found)", file: file, expected: expected, next: next)
  }

  private var next: NextStep? {
    switch problem {
    case .compressed("WOFF2"): .shell("woff2_decompress \(file.shellWord)")
    case .compressed, .unknownFormat: .showcase("font FILE.ttf")
    default: nil
    }
  }

  private var words: (found: String, expected: String?) {
    switch problem {
    case .unknownFormat: ("it is not a font", "a TrueType or OpenType file: .ttf, .otf or .ttc")
    case .compressed(let format):
      ("it is a \(format) file, which is compressed", "the .ttf or .otf file that it was made of")
    case .isCutOff(let needed): ("it ends here", "\(needed) more \(needed == 1 ? "byte" : "bytes")")
    case .isMissing: ("it is missing", "a font with the tables head, hhea, maxp, hmtx, cmap and name")
    case .number(let name, let found, let expected):
      (
        "the \(name) is \(found)",
        expected.count == 1
          ? "\(expected.lowerBound)" : "a number from \(expected.lowerBound) to \(expected.upperBound)"
      )
    case .symbols: ("its characters are symbols of its own", "a font with a map for Unicode")
    case .noUnicode(let formats):
      (
        formats.isEmpty
          ? "it has no map for Unicode"
          : "its map for Unicode has format \(formats.map(String.init).joined(separator: ", "))",
        "a map for Unicode in format 4 or 12"
      )
    case .unordered(let first, let last):
      (
        "a segment begins at \(first.codePoint)",
        "one that begins after \(last.codePoint), where another ends"
      )
    case .tooManyCharacters(let most): ("there are too many characters", "at most \(most) in all faces")
    case .noName(let kind): ("the \(kind) name is missing", "a name in English or for Windows")
    }
  }
}
