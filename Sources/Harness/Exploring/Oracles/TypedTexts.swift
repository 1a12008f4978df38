import Foundation
import UTF8Text

/// The texts that a walk typed, which an application may show as they are, and not always completely.
struct TypedTexts: Hashable {
  private var texts: Set<String> = []

  /// Adds what an input types.
  mutating func add(_ input: Input) {
    guard input.kind == .type || input.kind == .typeRareText else { return }
    texts.formUnion(RareTexts.all.filter { text in input.statements.contains { $0.contains(text.quoted) } })
  }

  /// Whether a text contains a typed one, or the beginning of a long one, perhaps encoded as in the address of a search.
  func explain(_ text: String?) -> Bool {
    guard let text else { return false }
    let decoded = text.replacing("+", with: " ").removingPercentEncoding ?? text
    return texts.contains { typed in
      let beginning = typed.prefix(Self.beginning)
      return !beginning.allSatisfy(\.isWhitespace)
        && (text.contains(beginning) || decoded.contains(beginning))
    }
  }

  /// The characters by which a long text is recognized.
  private static let beginning = 20
}
