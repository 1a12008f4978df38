extension DisposeBag {
  /// Adds a new bag, which can be disposed of by itself, and returns it.
  public func innerBag() -> DisposeBag {
    let bag = DisposeBag()
    add(bag)
    return bag
  }

  /// Keeps objects alive until the bag is disposed of.
  public func hold(_ objects: AnyObject...) {
    add(Disposer { _ = objects })
  }
}

/// Adds a disposable, if there is one.
public func += (bag: DisposeBag, disposable: (any Disposable)?) {
  disposable.map(bag.add)
}

/// Adds what is to be done when the bag is disposed of.
public func += (bag: DisposeBag, disposer: @escaping () -> Void) {
  bag.add(Disposer(disposer))
}

/// Adds a disposable, if there are one and a bag.
public func += (bag: DisposeBag?, disposable: (any Disposable)?) {
  disposable.map { bag?.add($0) }
}

/// Adds what is to be done when the bag is disposed of, if there is one.
public func += (bag: DisposeBag?, disposer: @escaping () -> Void) {
  bag?.add(Disposer(disposer))
}

/// Cancels a future when the bag is disposed of.
public func += <Value>(bag: DisposeBag, future: Future<Value>) {
  bag.add(Disposer { future.cancel() })
}
