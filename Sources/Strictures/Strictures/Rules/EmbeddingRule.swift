import SwiftSources

extension Stricture {
  static let embedding = Stricture(
    5, "a container only adds, removes, places and sizes what it embeds",
    wayOut: "type the slot as the base class, and leave all else of the embedded one to its coordinator"
  ) { package in
    let parts = package.types.parts(in: package.files(in: .ui), where: package.types.isViewController)
    return parts.flatMap { package.slotTypeViolations(in: $0) + package.slotUseViolations(in: $0) }
  }
}

extension CheckedPackage {
  /// Returns slots whose type is a specific view controller class of the toolkit.
  fileprivate func slotTypeViolations(in part: TypeIndex.Part) -> [Violation] {
    part.members.properties.filter {
      $0.isSettable && !$0.modifiers.isPrivate && !$0.modifiers.hasNarrowSetter
    }
    .compactMap { property in
      guard let type = property.type?.names.first(where: { types.isForeignController($0.text) }) else {
        return nil
      }
      return part.file.violation(
        at: type, "\(part.name).\(property.name.text) is for \(type.text) only")
    }
  }

  /// Returns calls on embedded view controllers that do more than position them.
  fileprivate func slotUseViolations(in part: TypeIndex.Part) -> [Violation] {
    let list = part.file.list
    var slots = Set(
      (types.parts[part.name] ?? []).flatMap(\.members.properties).filter(isSlot).map(\.name.text))
    slots.formUnion(list.aliases(of: slots, in: part.body))
    var violations = list.uses(of: slots, in: part.body)
    for function in part.members.functions {
      let parameters = function.parameters.filter { $0.type.mentions(configuration.viewController) }
      let names = Set(parameters.map(\.name.text)).subtracting(slots)
      violations += function.body.map { list.uses(of: names, in: $0) } ?? []
    }
    return violations.map { token, chain in
      part.file.violation(at: token, "\(part.name) uses \(chain) of a view controller that it embeds")
    }
  }

  private func isSlot(_ property: Property) -> Bool {
    property.type?.mentions(configuration.viewController) == true
  }
}

extension TokenList {
  /// Returns names for the same objects as others, as in `if let child = self.slot`.
  fileprivate func aliases(of names: Set<String>, in range: Range<Int>) -> Set<String> {
    let found = range.filter { index in
      guard has("let", at: index - 1) || has("var", at: index - 1), has("=", at: index + 1) else {
        return false
      }
      let value = hasSequence(["self", "."], at: index + 2) ? index + 4 : index + 2
      guard value < range.upperBound, names.contains(tokens[value].text) else { return false }
      // What is read from a slot's view controller is not that view controller.
      return !has(".", at: value + 1) && !has("?", at: value + 1) && !has("(", at: value + 1)
    }
    return Set(found.map { tokens[$0].text })
  }

  /// Returns the members of named view controllers that a container may not use, each with its path.
  fileprivate func uses(of names: Set<String>, in range: Range<Int>) -> [(SwiftToken, String)] {
    range.compactMap { index in
      let isMember = has(".", at: index - 1) && !has("self", at: index - 2)
      guard tokens[index].isName, names.contains(tokens[index].text), !isMember,
        let member = memberIndex(behind: index)
      else { return nil }
      let name = tokens[member].text
      if name == "view" || name == "viewIfLoaded" {
        guard let part = memberIndex(behind: member) else { return nil }
        let isPlacing =
          ViewPlacing.viewMembers.contains(tokens[part].text) || tokens[part].text.hasSuffix("Anchor")
        return isPlacing ? nil : (tokens[part], "\(name).\(tokens[part].text)")
      }
      return ViewPlacing.controllerMembers.contains(name) ? nil : (tokens[member], name)
    }
  }

  /// Returns the index of the member's name in `name?.member`.
  private func memberIndex(behind index: Int) -> Int? {
    let dot = has("?", at: index + 1) || has("!", at: index + 1) ? index + 2 : index + 1
    return has(".", at: dot) && tokens.indices.contains(dot + 1) ? dot + 1 : nil
  }
}

/// The members of embedded view controllers, and of their views, that a container may use.
private enum ViewPlacing {
  static let controllerMembers: Set<String> = [
    "willMove", "didMove", "removeFromParent", "parent", "beginAppearanceTransition",
    "endAppearanceTransition",
    "isViewLoaded", "loadViewIfNeeded", "preferredContentSize", "additionalSafeAreaInsets", "map", "flatMap",
    "forEach", "append", "removeAll", "contains", "isEmpty", "count", "first", "last",
  ]

  static let viewMembers: Set<String> = [
    "frame", "bounds", "center", "transform", "isHidden", "alpha", "superview", "removeFromSuperview",
    "window",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "safeAreaLayoutGuide",
    "layoutMarginsGuide",
    "setNeedsLayout", "layoutIfNeeded", "sizeThatFits", "systemLayoutSizeFitting", "intrinsicContentSize",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "isDescendant", "convert",
    "layer", "clipsToBounds", "sizeToFit",
  ]
}
