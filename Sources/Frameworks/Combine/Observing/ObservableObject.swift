/// An object with a publisher that signals before the object changes.
///
/// By default it signals before any property with `@Published` changes.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///     let counter = Counter()
///     let changes = counter.objectWillChange.sink { print("was \(counter.count)") }
///     counter.count = 1  // was 0
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that signals.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that signals before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that signals before any property with `@Published` changes; the same one for all of
  /// the object's life.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    let publisher =
      properties.lazy.compactMap(\.objectWillChange).first ?? ObjectPublishers.publisher(for: self)
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }
}

/// A property that signals before it changes.
protocol PublishedProperty {
  /// What the property signals to; setting it has an effect on the property itself, not on a copy.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

/// Returns the published properties of an object's class and its superclasses.
private func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
  sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    .flatMap { $0.children.compactMap { $0.value as? any PublishedProperty } }
}
