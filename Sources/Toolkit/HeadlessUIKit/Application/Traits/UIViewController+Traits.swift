import Foundation

extension UIViewController: UITraitChangeObservable {
  /// The effective traits: those around the controller's view while it is in a window.
  public var traitCollection: UITraitCollection { traitState.traits }

  /// The appearance of the controller's view and its descendants; `unspecified`, the default,
  /// inherits it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits that the controller sets for itself and its descendants; empty by default.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitState.overrides) }
    set {
      guard newValue.traits != traitState.overrides else { return }
      traitState.overrides = newValue.traits
      traitSourcesDidChange()
    }
  }

  /// Sets traits for a child and its descendants; with `nil`, they are inherited again.
  ///
  /// - Parameters:
  ///   - collection: The traits to override; `nil` for none.
  ///   - child: A child controller.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    let overrides = collection ?? UITraitCollection()
    guard child.parent === self, overrides != child.traitState.overridesByParent else { return }
    child.traitState.overridesByParent = overrides
    child.traitSourcesDidChange()
  }

  /// Returns the traits that ``setOverrideTraitCollection(_:forChild:)`` set; `nil` if it set none.
  ///
  /// - Parameter child: A child; any other controller has no overrides here.
  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    let overrides = child.traitState.overridesByParent
    return child.parent === self && overrides != UITraitCollection() ? overrides : nil
  }

  /// Removes a registration for changes of traits.
  ///
  /// - Parameter registration: The result of `registerForTraitChanges` of the same controller; one
  ///   that has ended is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.unregister(registration)
  }

  /// Updates the traits, reports a change, and returns them.
  func updateTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let previous = traitState.traits
    traitState.traits = inherited.overridden(by: traitState.overridesByParent)
      .overridden(by: traitState.overrides)
    if traitState.traits != previous { reportTraitsChanged(from: previous) }
    return traitState.traits
  }

  private func traitSourcesDidChange() {
    // A loaded view also passes the traits on to its descendants.
    if let view = viewIfLoaded {
      view.updateTraits()
    } else {
      _ = updateTraits(inheriting: parent?.traitCollection ?? UIScreen.main.traitCollection)
    }
  }

  private func reportTraitsChanged(from previous: UITraitCollection) {
    traitState.traits.performAsCurrent {
      traitCollectionDidChange(previous)
      traitState.handlers(since: previous).forEach { $0(previous) }
    }
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls a closure after each change of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Called with the controller and its previous traits.
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
