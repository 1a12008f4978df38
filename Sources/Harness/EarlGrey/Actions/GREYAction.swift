import Foundation
import HeadlessUIKit

/// An action that a user performs on an element.
///
/// A custom action has EarlGrey's form, or throws:
///
///     let isField = grey_kindOfClass(UITextField.self)
///     GREYAction("Clear", constraints: isField) { element throws(GREYActionFailed) in
///       (element as? UITextField)?.text = ""
///     }
@MainActor
public struct GREYAction {
  /// The name in failures, such as `Tap`.
  public let name: String
  /// The constraints that an element must meet; `nil` if the action accepts any element.
  let constraints: GREYMatcher?
  /// Performs the action, or throws the reason why it cannot be performed.
  let perform: (GREYElement) throws(GREYActionFailed) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - constraints: What the element must match before the action is performed; `nil`, the default, for
  ///     any element.
  ///   - perform: Performs the action on the element, or throws the reason of the failure.
  public init(
    _ name: String, constraints: GREYMatcher? = nil,
    perform: @escaping (GREYElement) throws(GREYActionFailed) -> Void
  ) {
    self.name = name
    self.constraints = constraints
    self.perform = perform
  }
}

/// The failure of an action: the reason, and EarlGrey's domain and code.
///
///     GREYAction("Clear") { element throws(GREYActionFailed) in
///       guard let field = element as? UITextField else { throw GREYActionFailed("Not a field.") }
///       field.text = ""
///     }
public struct GREYActionFailed: Error, Hashable, Sendable {
  /// The reason, which is the first paragraph of the report.
  public let reason: String
  /// The family of the code.
  public let domain: GREYErrorDomain
  /// EarlGrey's number of the failure, unique within the domain.
  public let code: Int

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - reason: The first paragraph of the report.
  ///   - domain: The family of the code; that of interactions by default.
  ///   - code: EarlGrey's number; 2, "action failed", by default.
  public init(_ reason: String, domain: GREYErrorDomain = .interaction, code: Int = 2) {
    self.reason = reason
    self.domain = domain
    self.code = code
  }

  /// The failure of an action that gives no reason.
  public static let generic = GREYActionFailed(
    "The operation couldn't be completed. (Generic Error error 1.)", domain: .generic, code: 1)
}

/// EarlGrey's name for an action that is created with a block.
public typealias GREYActionBlock = GREYAction

extension GREYAction {
  /// Performs an action on an element and returns whether it succeeded. On failure, the block may set
  /// the error, whose description becomes the reason.
  public typealias Block = (_ element: Any?, _ error: UnsafeMutablePointer<NSError?>?) -> Bool

  /// Creates an action with a block in EarlGrey's form; see ``Block``.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - constraints: What the element must match; `nil`, the default, for any element.
  ///   - perform: Performs the action; if it returns `false` without an error, the reason is a generic one.
  public init(name: String, constraints: GREYMatcher? = nil, perform: @escaping Block) {
    self.init(name, constraints: constraints) { element throws(GREYActionFailed) in
      var error: NSError?
      guard !perform(element, &error) else { return }
      throw error.map(GREYActionFailed.init) ?? .generic
    }
  }

  /// Returns an action with a block in EarlGrey's form, for any element.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - perform: Performs the action; if it returns `false` without an error, the reason is a
  ///     generic one.
  public static func action(withName name: String, perform: @escaping Block) -> GREYAction {
    GREYAction(name: name, perform: perform)
  }

  /// Returns an action with a block in EarlGrey's form, for elements that meet the constraints.
  ///
  /// - Parameters:
  ///   - name: The name in failures.
  ///   - constraints: What the element must match; `nil` for any element.
  ///   - perform: Performs the action; if it returns `false` without an error, the reason is a
  ///     generic one.
  public static func action(
    withName name: String, constraints: GREYMatcher?, perform: @escaping Block
  ) -> GREYAction {
    GREYAction(name: name, constraints: constraints, perform: perform)
  }
}

extension GREYActionFailed {
  /// Converts an error; without a description, the reason is Foundation's usual sentence.
  init(_ error: NSError) {
    let text = error.userInfo[NSLocalizedDescriptionKey] as? String
    self.init(
      text ?? "The operation couldn't be completed. (\(error.domain) error \(error.code).)",
      domain: GREYErrorDomain(rawValue: error.domain), code: error.code)
  }
}
