import InterfaceDocuments

extension InterfaceMaker {
  /// Sets what an element says for classes of sizes, now and whenever the traits change.
  func makeVariations(of view: UIView, _ element: InterfaceElement) {
    let variations = element.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return }
    later { [self] in
      // Elements that are not known have no views.
      let views = element.children(of: "subviews").map { child in
        child.id.flatMap { self.object($0) as? UIView }
      }
      // Constraints that do not hold at present are kept by this closure alone.
      let constraints = element.children(of: "constraints").map { child in
        child.id.flatMap { self.object($0) as? NSLayoutConstraint }
      }
      vary(around: view) { [weak view] maker, traits in
        guard let view else { return }
        maker.setVariedProperties(of: view, element, traits)
        maker.showSubviews(views, of: view, element, traits)
        maker.holdConstraints(constraints, of: view, element, traits)
      }
    }
  }

  /// Sets a constraint's constant and priority for classes of sizes.
  func makeVariations(of constraint: NSLayoutConstraint, _ element: InterfaceElement, around view: UIView) {
    guard element.children.contains(where: { $0.name == "variation" }) else { return }
    let (constant, priority) = (constraint.constant, constraint.priority)
    vary(around: view) { [weak constraint] _, traits in
      let varied = element.variations(for: traits)
      constraint?.constant =
        varied.lazy.compactMap { $0.number("constant") }.last.map { CGFloat($0) } ?? constant
      constraint?.priority =
        varied.lazy.compactMap { $0.number("priority") }.last.map { UILayoutPriority(rawValue: Float($0)) }
        ?? priority
    }
  }

  /// Whether a constraint is left out in the present traits.
  func isExcluded(
    _ constraint: InterfaceElement, from element: InterfaceElement, _ traits: UITraitCollection
  ) -> Bool {
    guard let id = constraint.id else { return false }
    return !element.isIncluded(id, "constraints", traits)
  }

  private func vary(
    around view: UIView, _ apply: @escaping @MainActor (InterfaceMaker, UITraitCollection) -> Void
  ) {
    apply(self, view.interfaceTraits)
    _ = view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      [self] (view: UIView, _) in apply(self, view.traitCollection)
    }
  }

  private func setVariedProperties(of view: UIView, _ element: InterfaceElement, _ traits: UITraitCollection)
  {
    let fitting = element.variations(for: traits)
    for variation in element.children where variation.name == "variation" && variation.key != "default" {
      for name in variation.attributes.map(\.name) where name != "key" {
        let winner = fitting.last { $0[name] != nil } ?? element
        guard let attribute = winner.attributes.first(where: { $0.name == name }) else {
          if name == "hidden" { view.isHidden = false }
          continue
        }
        set(
          InterfaceValue(
            name: name, content: .text(attribute.value), owner: element, position: attribute.position,
            maker: self),
          of: view, in: InterfaceProperties.all, element: element.name)
      }
      for value in variation.children where value.name != "mask" {
        guard let key = value.key,
          let winner = fitting.last(where: { $0.value(key) != nil })?.value(key) ?? element.value(key)
        else { continue }
        set(
          InterfaceValue(
            name: key, content: .element(winner), owner: element, position: winner.position, maker: self),
          of: view, in: InterfaceProperties.all, element: element.name)
      }
    }
  }

  private func showSubviews(
    _ views: [UIView?], of view: UIView, _ element: InterfaceElement, _ traits: UITraitCollection
  ) {
    guard element.hasMask("subviews") else { return }
    for case let (child, subview?) in zip(element.children(of: "subviews"), views) {
      let isShown = child.id.map { element.isIncluded($0, "subviews", traits) } ?? true
      if isShown, subview.superview == nil {
        (view as? UIStackView)?.addArrangedSubview(subview) ?? view.addSubview(subview)
      } else if !isShown {
        subview.removeFromSuperview()
      }
    }
  }

  private func holdConstraints(
    _ all: [NSLayoutConstraint?], of view: UIView, _ element: InterfaceElement, _ traits: UITraitCollection
  ) {
    guard element.hasMask("constraints") else { return }
    let constraints = zip(element.children(of: "constraints"), all).compactMap {
      child, constraint -> (NSLayoutConstraint, Bool)? in
      guard let id = child.id, let constraint else { return nil }
      return (constraint, element.isIncluded(id, "constraints", traits) && isAttached(constraint, in: view))
    }
    for (constraint, isHeld) in constraints where !isHeld { constraint.isActive = false }
    for (constraint, isHeld) in constraints where isHeld { constraint.isActive = true }
  }

  /// Whether a constraint's views are in the hierarchy, which a variation may leave out.
  private func isAttached(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      (item as? UIView).map { $0 === view || $0.superview != nil } ?? true
    }
  }
}

extension InterfaceElement {
  /// The variations that apply in some traits, the most specific one last.
  fileprivate func variations(for traits: UITraitCollection) -> [InterfaceElement] {
    children.filter { child in child.name == "variation" && child.key.map { traits.fits($0) } == true }
      .sorted { ($0.key ?? "").filter { $0 == "=" }.count < ($1.key ?? "").filter { $0 == "=" }.count }
  }

  fileprivate func hasMask(_ name: String) -> Bool {
    children.contains { variation in
      variation.name == "variation" && variation.children.contains { $0.name == "mask" && $0.key == name }
    }
  }

  /// Whether the variations' masks leave something in.
  fileprivate func isIncluded(_ id: String, _ mask: String, _ traits: UITraitCollection) -> Bool {
    let masks =
      ([children.first { $0.name == "variation" && $0.key == "default" }].compactMap { $0 }
      + variations(for: traits)).compactMap { $0.children.first { $0.name == "mask" && $0.key == mask } }
    return masks.reduce(true) { isIncluded, mask in
      guard let entry = mask.children.last(where: { $0["reference"] == id }) else { return isIncluded }
      return entry.name == "include"
    }
  }
}

extension UITraitCollection {
  /// Whether the size classes fit a key such as `heightClass=compact-widthClass=regular`.
  fileprivate func fits(_ key: String) -> Bool {
    let names: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
    let parts = key.split(separator: "-").map { $0.split(separator: "=") }
    guard key != "default", parts.allSatisfy({ $0.count == 2 }) else { return false }
    return parts.allSatisfy { part in
      switch part[0] {
      case "heightClass": names[verticalSizeClass] ?? "" == part[1]
      case "widthClass": names[horizontalSizeClass] ?? "" == part[1]
      default: false
      }
    }
  }
}

extension UIView {
  /// The view's traits; outside of a window those of the screen.
  var interfaceTraits: UITraitCollection { window == nil ? UIScreen.main.traitCollection : traitCollection }
}
