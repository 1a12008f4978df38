import Diagnostics

/// How far a text goes, for positions in it.
struct TextExtent {
  private let lengths: [Int]

  init(_ text: String) {
    lengths = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }

  /// The fault of an error whose position is not in the text, nor at the end of a line.
  func fault(in error: Diagnostic) -> FuzzFault? {
    guard let position = error.position, position.line >= 1, position.line <= lengths.count,
      position.column >= 1, position.column <= lengths[position.line - 1] + 1
    else { return .misplacedError }
    return nil
  }

  /// The first fault in errors; there must be one.
  func fault(in errors: Diagnostics) -> FuzzFault? {
    errors.all.isEmpty ? .misplacedError : errors.all.lazy.compactMap(fault).first
  }
}

extension String {
  /// The text of an input, with U+FFFD in place of what is not valid UTF-8.
  init(input: [UInt8]) {
    self.init(decoding: input, as: UTF8.self)
  }

  /// The fault of a text that should be the one that was read.
  func fault(unlessEqualTo text: String) -> FuzzFault? {
    utf8.elementsEqual(text.utf8) ? nil : .unfaithful
  }
}
