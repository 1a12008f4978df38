import UTF8Text

/// The texts that a walk typed, which an application may show as they are, and not always completely.
struct TypedTexts: Hashable {
  private var texts: Set<String> = []

  /// Adds what an input types.
  mutating func add(_ input: Input) {
    guard input.kind == .type || input.kind == .typeRareText else { return }
    texts.formUnion(RareTexts.all.filter { text in input.statements.contains { $0.contains(text.quoted) } })
  }

  /// Whether a text contains a typed one, or the beginning of a long one.
  func explain(_ text: String?) -> Bool {
    guard let text else { return false }
    return texts.contains { typed in
      let beginning = typed.prefix(Self.beginning)
      return !beginning.allSatisfy(\.isWhitespace) && text.contains(beginning)
    }
  }

  /// The characters by which a long text is recognized.
  private static let beginning = 20
}
