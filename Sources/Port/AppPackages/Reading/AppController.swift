import Porting
import SwiftSources

/// A class of view controllers in an app, and how a use case makes one.
struct AppController: Hashable, Sendable {
  /// The name, after the names of the types around it: `Outer.Inner`.
  let name: String
  /// The file, relative to the app's folder.
  let file: String
  let making: Making
  /// What a person may try if it crashes; `nil` if nothing is known.
  var advice: String?

  enum Making: Hashable, Sendable {
    /// By an expression, such as `FormViewController()`.
    case expression(String)
    /// By a storyboard.
    case storyboard(AppInterfaces.Scene)
    /// Not without a person, who finds here what is missing; and, if known, an expression to complete.
    case missing(String, expression: String?)
  }
}
