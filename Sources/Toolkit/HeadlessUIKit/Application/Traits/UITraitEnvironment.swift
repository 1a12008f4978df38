/// What has traits, and hears when they change: screens aside, views and controllers.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }

  /// Tells that traits changed; `previousTraitCollection` has the former ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What closures can be registered with for changes of traits.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stops what was registered.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A handle to stop listening with.
public protocol UITraitChangeRegistration: Sendable {}

/// The handle of the registration with a number.
struct TraitChangeToken: UITraitChangeRegistration, Hashable {
  let number: Int
}

/// What a view or a controller knows of its traits.
struct TraitState {
  /// The traits in effect, as they were at the last look.
  var traits: UITraitCollection
  /// What its owner sets for itself and all below.
  var overrides: UITraitCollection = UITraitCollection()
  /// What a parent controller sets for its child.
  var overridesByParent: UITraitCollection = UITraitCollection()
  private var listeners: [Listener] = []
  private var nextNumber = 0

  /// A closure that hears of changes of some traits.
  private struct Listener {
    let token: TraitChangeToken
    let fields: [UITraitField]
    let handler: @MainActor (UITraitCollection) -> Void
  }

  /// Begins with the traits that an object made now is expected to have.
  @MainActor
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

  /// The closures that care for what changed since the `previous` traits, in the order of registration.
  func handlers(since previous: UITraitCollection) -> [@MainActor (UITraitCollection) -> Void] {
    listeners.filter { listener in
      listener.fields.contains { !$0.isEqual(traits, previous) }
    }.map(\.handler)
  }
}
