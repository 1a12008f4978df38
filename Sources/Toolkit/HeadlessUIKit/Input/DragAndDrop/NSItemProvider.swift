import Foundation

/// Provides an object of the app to a drag or another receiver.
///
///     let provider = NSItemProvider(object: "Text")
///     provider.canLoadObject(ofClass: String.self)  // true
///     provider.canLoadObject(ofClass: URL.self)  // false
///     provider.loadObject(ofClass: String.self) { text, _ in label.text = text }
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The object; `nil` for a provider without one.
  private let object: Any?
  /// The name that is suggested for a file; `nil` by default.
  open var suggestedName: String?

  /// Creates a provider without an object.
  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider with an object.
  ///
  /// - Parameter object: The value, such as a string, a URL or an image, which is retained.
  public init(object: Any) {
    self.object = object
    super.init()
  }

  /// Returns whether the object is of a class.
  ///
  /// - Parameter aClass: The type; any Swift type may be used, not only classes.
  open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { object is Object }

  /// Loads the object.
  ///
  /// - Parameters:
  ///   - aClass: The type to read the object as.
  ///   - completionHandler: Called before this method returns, with the object, or with `nil` if it
  ///     is of another type; the error is always `nil`.
  @discardableResult
  open func loadObject<Object>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Object, nil)
    return Progress(totalUnitCount: 1)
  }
}
