import EarlGrey
import HeadlessUIKit
import UTF8Text

/// How a script selects exactly one view of the screen.
///
///     ElementAddress(of: button)?.selection  // EarlGrey.selectElement(with: grey_accessibilityID("save"))
@MainActor
struct ElementAddress {
  /// The beginning of a statement, which selects the view.
  let selection: String

  /// Finds the address that says most about a view: its identifier, or else its title or label, or else its class; with
  /// an index where these fit several elements. Call it on the stage; `nil` if no interaction can find the view.
  init?(of view: UIView) {
    let candidates = Candidate.all(of: view)
    let found = candidates.map { candidate in
      EarlGrey.selectElement(with: candidate.matcher).matchingElements()
    }
    let sole = found.firstIndex { $0.count == 1 && $0[0] === view }
    guard let number = sole ?? found.firstIndex(where: { $0.contains { $0 === view } }),
      let index = found[number].firstIndex(where: { $0 === view })
    else { return nil }
    let position = found[number].count == 1 ? "" : ".atIndex(\(index))"
    selection = "EarlGrey.selectElement(with: \(candidates[number].text))\(position)"
  }

  /// Something that fits a view, as a matcher and as text.
  @MainActor
  private struct Candidate {
    let matcher: GREYMatcher
    let text: String

    init(_ matcher: GREYMatcher, _ text: String) {
      self.matcher = matcher
      self.text = text
    }

    static func all(of view: UIView) -> [Candidate] {
      let type = String(describing: Swift.type(of: view))
      let kind = Candidate(grey_kindOfClassName(type), "grey_kindOfClassName(\(type.quoted))")
      // What a scroll view shows changes when it scrolls.
      let others = view is UIScrollView ? [kind, content(view, kind)] : [content(view, kind), kind]
      return ([identifier(view), title(view), label(view)] + others).compactMap { $0 }
    }

    private static func identifier(_ view: UIView) -> Candidate? {
      guard let name = view.accessibilityIdentifier, !name.isEmpty else { return nil }
      return Candidate(grey_accessibilityID(name), "grey_accessibilityID(\(name.quoted))")
    }

    private static func title(_ view: UIView) -> Candidate? {
      guard let title = (view as? UIButton)?.currentTitle, !title.isEmpty else { return nil }
      return Candidate(grey_buttonTitle(title), "grey_buttonTitle(\(title.quoted))")
    }

    private static func label(_ view: UIView) -> Candidate? {
      guard view.isAccessibilityElement, let label = view.accessibilityLabel, !label.isEmpty else {
        return nil
      }
      return Candidate(grey_accessibilityLabel(label), "grey_accessibilityLabel(\(label.quoted))")
    }

    /// A container by a text that it shows.
    private static func content(_ view: UIView, _ kind: Candidate) -> Candidate? {
      guard !(view is UIControl), let text = view.firstShownText else { return nil }
      let inside = Candidate(grey_text(text), "grey_text(\(text.quoted))")
      return Candidate(
        grey_allOf([kind.matcher, grey_descendant(inside.matcher)]),
        "grey_allOf([\(kind.text), grey_descendant(\(inside.text))])")
    }
  }
}
