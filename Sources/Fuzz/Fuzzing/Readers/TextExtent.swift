import Diagnostics

/// The lines of a text and their lengths, to check positions.
struct TextExtent {
  private let lengths: [Int]

  init(_ text: String) {
    lengths = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }

  /// Returns the fault of an error whose position is not in the text, nor at the end of a line.
  func fault(in error: Diagnostic) -> FuzzFault? {
    guard let position = error.position, position.line >= 1, position.line <= lengths.count,
      position.column >= 1, position.column <= lengths[position.line - 1] + 1
    else { return .misplacedError }
    return nil
  }

  /// Returns the first fault in errors; there must be at least one error.
  func fault(in errors: Diagnostics) -> FuzzFault? {
    errors.all.isEmpty ? .misplacedError : errors.all.lazy.compactMap(fault).first
  }
}

extension String {
  /// Decodes an input; invalid UTF-8 is replaced by U+FFFD.
  init(input: [UInt8]) {
    self.init(decoding: input, as: UTF8.self)
  }

  /// Returns a fault unless this is the text that was read.
  func fault(unlessEqualTo text: String) -> FuzzFault? {
    utf8.elementsEqual(text.utf8) ? nil : .unfaithful
  }
}
