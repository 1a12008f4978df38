/// Disposables that end together, in the order in which they were added.
///
/// The bag is empty after that, and can be filled anew. One that nobody keeps any longer disposes of what is in it.
public final class DisposeBag: Disposable {
  private var disposables: [any Disposable]

  public init() {
    disposables = []
  }

  /// Makes a bag of some disposables.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables)
  }

  /// Makes a bag of a sequence of disposables.
  public init(_ disposables: some Sequence<any Disposable>) {
    self.disposables = Array(disposables)
  }

  deinit {
    dispose()
  }

  /// Whether there is nothing to dispose of.
  public var isEmpty: Bool { disposables.isEmpty }

  /// Ends what is in the bag; what is added meanwhile stays for the next time.
  public func dispose() {
    let disposables = disposables
    self.disposables = []
    disposables.forEach { $0.dispose() }
  }

  /// Keeps a disposable until the bag is disposed of.
  public func add(_ disposable: any Disposable) {
    disposables.append(disposable)
  }
}
