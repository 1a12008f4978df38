import Porting
import SwiftSources

/// A view controller of an app, or the app itself, and how a use case makes it.
struct AppController: Hashable, Sendable {
  /// The class's name, after the names of the types around it, such as `Outer.Inner`. A scene without a class
  /// of its own has the name of a type that is declared for it.
  let name: String
  /// The file, relative to the app's folder; empty for a scene without a class of its own.
  let file: String
  let making: Making
  /// The name of the use case, which is unique for the class.
  var useCase = "Start"
  /// Makes the container in which the controller expects to be; `nil` for the stage's navigation controller.
  var container: Making?
  /// The name of the coordinator's class that shows it with data; `nil` without one.
  var coordinator: String?

  /// The use case's name in a run, such as `Detail/Start`.
  var identifier: String { "\(shownName)/\(useCase)" }

  enum Making: Hashable, Sendable {
    /// By an expression, such as `FormViewController()`.
    case expression(String)
    /// By a storyboard, whose scene has the class.
    case scene(AppInterfaces.Scene, of: String)
    /// By a storyboard, whose scene has one of UIKit's classes.
    case plainScene(AppInterfaces.Scene)
    /// By the app's launch.
    case launch(AppLaunch)
    /// Not without a person, who finds here what is missing; and, if known, an expression to complete.
    case missing(Obstacle, expression: String?)
  }
}

/// How an app is launched.
struct AppLaunch: Hashable, Sendable {
  /// The class of the application's delegate, which needs no arguments.
  let delegate: String
  /// The class of the scene's delegate; `nil` in an app without scenes.
  var scene: String?
  /// The name of the storyboard with which the app begins; `nil` if it makes its window itself.
  var storyboard: String?
}
