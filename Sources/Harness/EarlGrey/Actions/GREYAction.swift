import Foundation
import HeadlessUIKit

/// An action that a user performs on an element.
@MainActor
public struct GREYAction {
  /// The name in failures, such as `Tap`.
  public let name: String
  /// The constraints that an element must meet; `nil` for none.
  let constraints: GREYMatcher?
  /// Performs the action, or throws the reason why it could not.
  let perform: (GREYElement) throws(GREYActionFailed) -> Void

  /// Creates an action of a name, constraints and a closure that performs it.
  public init(
    _ name: String, constraints: GREYMatcher? = nil,
    perform: @escaping (GREYElement) throws(GREYActionFailed) -> Void
  ) {
    self.name = name
    self.constraints = constraints
    self.perform = perform
  }
}

/// The failure of an action: the reason, with EarlGrey's domain and code.
public struct GREYActionFailed: Error, Hashable, Sendable {
  /// The reason, which is the first block of the report.
  public let reason: String
  /// The family of the code.
  public let domain: GREYErrorDomain
  /// EarlGrey's number of the failure within the domain.
  public let code: Int

  /// Creates a failure; by default of the interaction domain, with code 2, "action failed".
  public init(_ reason: String, domain: GREYErrorDomain = .interaction, code: Int = 2) {
    self.reason = reason
    self.domain = domain
    self.code = code
  }

  /// The failure of an action that gives no reason.
  public static let generic = GREYActionFailed(
    "The operation couldn't be completed. (Generic Error error 1.)", domain: .generic, code: 1)
}

/// EarlGrey's name for an action that is created of a block.
public typealias GREYActionBlock = GREYAction

extension GREYAction {
  /// Performs an action on an element and returns whether it succeeded; the error may contain the
  /// reason.
  public typealias Block = (_ element: Any?, _ error: UnsafeMutablePointer<NSError?>?) -> Bool

  /// Creates an action of EarlGrey's kind of block.
  public init(name: String, constraints: GREYMatcher? = nil, perform: @escaping Block) {
    self.init(name, constraints: constraints) { element throws(GREYActionFailed) in
      var error: NSError?
      guard !perform(element, &error) else { return }
      throw error.map(GREYActionFailed.init) ?? .generic
    }
  }

  /// Returns an action of EarlGrey's kind of block.
  public static func action(withName name: String, perform: @escaping Block) -> GREYAction {
    GREYAction(name: name, perform: perform)
  }

  /// Returns an action of EarlGrey's kind of block, for elements that meet the constraints.
  public static func action(
    withName name: String, constraints: GREYMatcher?, perform: @escaping Block
  ) -> GREYAction {
    GREYAction(name: name, constraints: constraints, perform: perform)
  }
}

extension GREYActionFailed {
  /// Creates the failure of an error; one without a description gets Foundation's usual sentence.
  init(_ error: NSError) {
    let text = error.userInfo[NSLocalizedDescriptionKey] as? String
    self.init(
      text ?? "The operation couldn't be completed. (\(error.domain) error \(error.code).)",
      domain: GREYErrorDomain(rawValue: error.domain), code: error.code)
  }
}
