/// An object with traits that is notified of their changes: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits in effect.
  var traitCollection: UITraitCollection { get }

  /// Called after traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change; never `nil` here.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that calls registered closures for changes of traits.
///
///     let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
///       print(previous.userInterfaceStyle, "to", view.traitCollection.userInterfaceStyle)
///     }
///     view.overrideUserInterfaceStyle = .dark  // prints "light to dark"
///     view.unregisterForTraitChanges(registration)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration.
  ///
  /// - Parameter registration: The result of `registerForTraitChanges`; one that has ended is
  ///   ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A handle that ends a registration.
public protocol UITraitChangeRegistration: Sendable {}

/// The handle of a numbered registration.
struct TraitChangeToken: UITraitChangeRegistration, Hashable {
  let number: Int
}

/// The traits of a view or a controller, and their overrides.
struct TraitState {
  /// The effective traits at the last update.
  var traits: UITraitCollection
  /// The traits that the owner sets for itself and its descendants.
  var overrides: UITraitCollection = UITraitCollection()
  /// The traits that a parent controller sets for its child.
  var overridesByParent: UITraitCollection = UITraitCollection()
  /// The limits of a view's text size.
  var contentSizeLimits = ContentSizeLimits()
  private var listeners: [Listener] = []
  private var nextNumber = 0

  /// A closure for changes of some traits.
  private struct Listener {
    let token: TraitChangeToken
    let fields: [UITraitField]
    let handler: @MainActor (UITraitCollection) -> Void
  }

  /// Starts with the current traits, which a new object has.
  @preconcurrency @MainActor
  init() {
    traits = .current
  }

  mutating func register(
    _ fields: [UITraitField], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> TraitChangeToken {
    defer { nextNumber += 1 }
    let token = TraitChangeToken(number: nextNumber)
    listeners.append(Listener(token: token, fields: fields, handler: handler))
    return token
  }

  mutating func unregister(_ registration: any UITraitChangeRegistration) {
    listeners.removeAll { $0.token == registration as? TraitChangeToken }
  }

  /// Returns the closures for traits that differ from the `previous` ones, in the order of
  /// registration.
  func handlers(since previous: UITraitCollection) -> [@MainActor (UITraitCollection) -> Void] {
    listeners.filter { listener in
      listener.fields.contains { !$0.isEqual(traits, previous) }
    }.map(\.handler)
  }
}
