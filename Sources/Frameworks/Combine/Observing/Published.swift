/// A property wrapper that publishes a property of a class.
///
/// The publisher is `$name`. It sends a value before the property has it, in the property's `willSet`.
/// See Apple's documentation of `Published`.
///
///     final class Form {
///       @Published var name = "Ada"
///     }
///     let form = Form()
///     let names = form.$name.sink { print("\($0), was \(form.name)") }  // Ada, was Ada
///     form.name = "Grace"  // Grace, was Ada
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: What the property has, and subscribers receive, until it is set.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: What the property has, and subscribers receive, until it is set.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// The value of a property that is not one of a class, which cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    // swift-format-ignore
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// Reads or sets the property of an object; the compiler calls it.
  ///
  /// - Parameters:
  ///   - object: The object that has the property.
  ///   - wrappedKeyPath: The property by its own name, for which the wrapper is not needed.
  ///   - storageKeyPath: The property's wrapper, by its name with an underscore.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }

  /// A publisher of the present and all later values of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // Assigning is what `assign(to:)` does with the publisher it has got, which is that of this property.
    set { _ = newValue }
  }

  /// A publisher of the values of a property, the present one first.
  ///
  /// It never ends, not even when the object is released.
  ///
  ///     final class Form {
  ///       @Published var name = ""
  ///       @Published var isValid = false
  ///     }
  ///     let form = Form()
  ///     form.$name.map { !$0.isEmpty }.assign(to: &form.$isValid)
  ///     form.name = "Ada"
  ///     print(form.isValid)  // true
  public struct Publisher: Combine.Publisher {
    /// The kind of values that are published.
    public typealias Output = Value

    /// A property cannot fail.
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Attaches a subscriber, which receives the present value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.hub.attach(subscriber)
    }
  }
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value.
  ///
  /// The subscription ends when the property's object is released, so that there is nothing to keep.
  ///
  /// - Parameter published: The publisher of the property, written `&model.$name`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
