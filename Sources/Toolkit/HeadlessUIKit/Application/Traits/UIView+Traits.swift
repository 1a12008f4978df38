import Foundation

extension UIView: UITraitChangeObservable {
  /// The effective traits, updated when the view enters a window and with each change there.
  public var traitCollection: UITraitCollection { traitState.traits }

  /// The appearance of the view and its descendants; `unspecified`, the default, inherits it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that the view sets for itself and its descendants; empty by default.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitState.overrides) }
    set {
      guard newValue.traits != traitState.overrides else { return }
      traitState.overrides = newValue.traits
      updateTraits()
    }
  }

  /// Removes a registration for changes of traits.
  ///
  /// - Parameter registration: The result of `registerForTraitChanges` of the same view; one that
  ///   has ended is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.unregister(registration)
  }

  /// Updates the traits of the view and its descendants, from top to bottom, and reports changes.
  func updateTraits() {
    updateTraits(inheriting: inheritedTraits)
  }

  private var inheritedTraits: UITraitCollection {
    superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Updates the traits of the view and its descendants as if it were in a view with the given traits.
  func updateTraits(inheriting inherited: UITraitCollection) {
    // A controller's traits are between those of its view and of the superview.
    let traits = viewController?.updateTraits(inheriting: inherited) ?? inherited
    let previous = traitState.traits
    traitState.traits = traits.overridden(by: traitState.overrides)
    traitState.traits.preferredContentSizeCategory =
      traitState.contentSizeLimits.limited(traitState.traits.preferredContentSizeCategory)
    if traitState.traits != previous { reportTraitsChanged(from: previous) }
    subviews.forEach { $0.updateTraits(inheriting: traitState.traits) }
  }

  private func reportTraitsChanged(from previous: UITraitCollection) {
    setNeedsLayout()
    // The minimum margins depend on size classes.
    layoutNode?.engine?.areInsetsStale = true
    // Before handlers, which may read margins and alignments for the new direction.
    if traitState.traits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
    traitState.traits.performAsCurrent {
      traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      traitState.handlers(since: previous).forEach { $0(previous) }
    }
  }
}

extension UITraitChangeObservable where Self: UIView {
  /// Calls a closure after each change of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Called with the view and its previous traits.
  /// - Returns: A handle that ends the registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.register(traits.map { $0.field }) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }
}
