import EarlGrey
import HeadlessUIKit
import Scripts

/// What a statement does with elements of the screen; make it and use it on the stage.
@MainActor
struct ScriptUses {
  private var targets: [(interaction: GREYElementInteraction, kind: Input.Kind)] = []

  /// - Parameter operation: The operation of a statement.
  init(of operation: ScriptOperation) {
    guard case .interaction(let selection, let links) = operation,
      let matcher = StatementReplayer.matcher(of: selection)
    else { return }
    var interaction = EarlGrey.selectElement(with: matcher)
    for link in links {
      switch link {
      case .inRoot(let call):
        if let root = StatementReplayer.matcher(of: call) { interaction = interaction.inRoot(root) }
      case .atIndex(let index): interaction = interaction.atIndex(index)
      case .perform(let call, _): targets.append((interaction, Input.Kind(ofAction: call.name)))
      case .usingSearch(let action, let element):
        guard let searched = StatementReplayer.matcher(of: element) else { break }
        targets.append((EarlGrey.selectElement(with: searched), Input.Kind(ofAction: action.name)))
      case .assert: break
      }
    }
  }

  /// What it does with elements that are on the screen now.
  var found: Set<ElementUse> {
    Set(
      targets.compactMap { target in
        let elements = target.interaction.matchingElements()
        let index = target.interaction.index ?? 0
        guard elements.indices.contains(index), let view = elements[index].hostView else { return nil }
        return view.use(target.kind)
      })
  }
}

extension UIView {
  /// What an input of a kind to the view does: it may be for a view around it, as a tap on a cell's label is.
  fileprivate func use(_ kind: Input.Kind) -> ElementUse? {
    for view in sequence(first: self, next: \.superview) {
      let kinds = view.offeredActions.map(\.kind.asGesture)
      // A tap turns a switch, too.
      let own = kind == .tap && kinds.contains(.toggle) ? .toggle : kind
      guard kinds.contains(own) else { continue }
      return ScriptedName(of: view).map { ElementUse(element: $0.text, kind: own) }
    }
    return nil
  }
}

extension Input.Kind {
  /// The kind of an action of EarlGrey, by its name in scripts.
  init(ofAction name: String) {
    let kinds: [(beginning: String, kind: Input.Kind)] = [
      ("grey_tap", .tap), ("grey_doubleTap", .doubleTap), ("grey_longPress", .longPress),
      ("grey_typeText", .type), ("grey_replaceText", .type), ("grey_clearText", .type),
      ("grey_swipe", .swipe), ("grey_multiFingerSwipe", .swipe), ("grey_scroll", .scroll),
      ("grey_turnSwitch", .toggle), ("grey_pinch", .pinch), ("grey_twist", .pinch),
    ]
    self = kinds.first { name.hasPrefix($0.beginning) }?.kind ?? .adjust
  }
}
