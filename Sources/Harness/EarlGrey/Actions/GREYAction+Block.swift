import Foundation

/// An action by EarlGrey's name for those that are made of a block.
public typealias GREYActionBlock = GREYAction

extension GREYAction {
  /// Does something to an element, and tells whether it could; the error may say why not.
  public typealias Block = (_ element: Any?, _ error: UnsafeMutablePointer<NSError?>?) -> Bool

  /// Makes an action of EarlGrey's kind of block.
  public init(name: String, constraints: GREYMatcher? = nil, perform: @escaping Block) {
    self.init(name, constraints: constraints) { element throws(GREYActionFailed) in
      var error: NSError?
      guard !perform(element, &error) else { return }
      throw error.map(GREYActionFailed.init) ?? .generic
    }
  }

  /// Makes an action of EarlGrey's kind of block.
  public static func action(withName name: String, perform: @escaping Block) -> GREYAction {
    GREYAction(name: name, perform: perform)
  }

  /// Makes an action of EarlGrey's kind of block, for elements that match.
  public static func action(
    withName name: String, constraints: GREYMatcher?, perform: @escaping Block
  ) -> GREYAction {
    GREYAction(name: name, constraints: constraints, perform: perform)
  }
}

extension GREYActionFailed {
  /// The failure that an error tells of; one without a text gets the usual sentence.
  init(_ error: NSError) {
    let text = error.userInfo[NSLocalizedDescriptionKey] as? String
    self.init(
      text ?? "The operation couldn't be completed. (\(error.domain) error \(error.code).)",
      domain: GREYErrorDomain(rawValue: error.domain), code: error.code)
  }
}
