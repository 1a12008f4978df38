/// A collection of disposables that end together, in the order in which they were added.
///
/// The bag is then empty, and can be filled again. A bag that is deallocated disposes of its
/// content.
///
///     let bag = DisposeBag()
///     bag += button.onValue { print("tapped") }
///     bag += { print("done") }
///     bag.dispose()  // Stops listening, then prints "done".
public final class DisposeBag: Disposable {
  private var disposables: [any Disposable]

  /// Creates an empty bag.
  public init() {
    disposables = []
  }

  /// Creates a bag with some disposables.
  ///
  /// - Parameter disposables: The first content of the bag, in the order of disposal.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables)
  }

  /// Creates a bag with a sequence of disposables.
  ///
  /// - Parameter disposables: The first content of the bag, in the order of disposal.
  public init(_ disposables: some Sequence<any Disposable>) {
    self.disposables = Array(disposables)
  }

  deinit {
    dispose()
  }

  /// Whether the bag contains nothing to dispose of.
  public var isEmpty: Bool { disposables.isEmpty }

  /// Disposes of the content; disposables that are added during that stay in the bag.
  public func dispose() {
    // Emptied first, since disposables may add others to the bag, or dispose of it again.
    let disposables = disposables
    self.disposables = []
    disposables.forEach { $0.dispose() }
  }

  /// Keeps a disposable until the bag is disposed of.
  ///
  /// - Parameter disposable: Retained, and disposed of after what is already in the bag.
  public func add(_ disposable: any Disposable) {
    disposables.append(disposable)
  }
}

extension DisposeBag {
  /// Adds a new bag, which can be disposed of separately, and returns it.
  public func innerBag() -> DisposeBag {
    let bag = DisposeBag()
    add(bag)
    return bag
  }

  /// Keeps objects alive until the bag is disposed of.
  ///
  /// - Parameter objects: The objects, which the bag retains.
  public func hold(_ objects: AnyObject...) {
    add(Disposer { _ = objects })
  }
}

/// Adds a disposable, if there is one.
public func += (bag: DisposeBag, disposable: (any Disposable)?) {
  disposable.map(bag.add)
}

/// Adds a closure that runs when the bag is disposed of.
public func += (bag: DisposeBag, disposer: @escaping () -> Void) {
  bag.add(Disposer(disposer))
}

/// Adds a disposable, if there are both a disposable and a bag.
public func += (bag: DisposeBag?, disposable: (any Disposable)?) {
  disposable.map { bag?.add($0) }
}

/// Adds a closure that runs when the bag, if there is one, is disposed of.
public func += (bag: DisposeBag?, disposer: @escaping () -> Void) {
  bag?.add(Disposer(disposer))
}

/// Adds a future, which is cancelled when the bag is disposed of.
public func += <Value>(bag: DisposeBag, future: Future<Value>) {
  bag.add(Disposer { future.cancel() })
}
