extension ScreenCondition {
  /// The condition in words, such as `#spinner is visible and not #save is enabled`.
  public var words: String {
    switch kind {
    case .element(let element, let trait): "\(element.words) \(trait.words)"
    case .all(let parts): parts.map(\.partWords).joined(separator: " and ")
    case .any(let parts): parts.map(\.partWords).joined(separator: " or ")
    case .negation(let condition): "not \(condition.partWords)"
    }
  }

  /// The words as a part of a larger condition.
  private var partWords: String {
    switch kind {
    case .all, .any: "(\(words))"
    case .element, .negation: words
    }
  }

  /// The elements that it is about, each once, in order.
  var elements: [ScreenElement] {
    switch kind {
    case .element(let element, _): [element]
    case .all(let parts), .any(let parts): parts.flatMap(\.elements)
    case .negation(let condition): condition.elements
    }
  }

  /// The elements that should exist at some time: all but one that is forbidden alone.
  var expectedElements: [ScreenElement] {
    if case .negation(let condition) = kind, condition.elements.count == 1 { [] } else { elements }
  }
}

extension ElementTrait {
  fileprivate var words: String {
    switch self {
    case .exists: "exists"
    case .isVisible: "is visible"
    case .isEnabled: "is enabled"
    case .isSelected: "is selected"
    case .hasText(let text): "has the text \"\(text.cut(at: 40))\""
    case .matches(let words, _): words
    }
  }
}
