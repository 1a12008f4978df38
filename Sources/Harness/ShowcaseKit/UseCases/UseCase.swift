import HeadlessUIKit

/// One view controller, view or control under one set of mock data: a row of the home screen.
public struct UseCase: Sendable {
  /// The class that is shown off; it names the row, the script's folder and the golden's folder.
  public let classForDisplay: String
  /// The class that is made: the shown class itself, a coordinator, or a glue view controller.
  public let classForInstantiation: String
  /// What is special about this set of data, in a few words.
  public let name: String
  /// By what plans select and skip the use case, besides its name.
  public internal(set) var tags: [String] = []
  /// Where the use case is written down; `nil` for one that comes with the harness.
  public let place: UseCasePlace?
  let scenario: Scenario

  /// The ways of the seed to bring a class onto the stage.
  enum Scenario: Sendable {
    case viewController(@MainActor @Sendable () -> UIViewController?)
    case coordinator(@MainActor @Sendable () -> any Coordinator)
    case homeScreen
  }

  init(
    _ name: String, shows classForDisplay: Any.Type, makes classForInstantiation: Any.Type,
    by scenario: Scenario, at place: UseCasePlace? = nil
  ) {
    // Unlike `String(describing:)` this does not look for conformances, which takes long for thousands of classes.
    self.classForDisplay = "\(classForDisplay)"
    self.classForInstantiation = "\(classForInstantiation)"
    self.name = name
    self.place = place
    self.scenario = scenario
  }
}

extension UseCase {
  /// A view controller that can be made by plain init.
  ///
  /// A class with an initializer of its own goes in by `UseCase(_:of:make:)`.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController { controller.plain() },
      at: UseCasePlace(fileID, filePath, line))
  }

  /// A view controller that a closure makes.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type, make: @escaping @MainActor @Sendable () -> Controller,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController(make),
      at: UseCasePlace(fileID, filePath, line))
  }

  /// A view controller that needs set-up, by way of a coordinator; or a value that makes one, such as a presentable.
  public init<Shown, Maker: Coordinator & SendableMetatype>(
    _ name: String, of shown: Shown.Type, coordinator: Maker.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: coordinator, by: .coordinator { coordinator.init() },
      at: UseCasePlace(fileID, filePath, line))
  }

  /// A view, a cell or a control, inside a glue view controller that can be made by plain init.
  public init<Shown: AnyObject, Glue: UIViewController>(
    _ name: String, of shown: Shown.Type, in glue: Glue.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: glue, by: .viewController { glue.plain() },
      at: UseCasePlace(fileID, filePath, line))
  }

  /// The list of the showcase's other use cases, with its search bar.
  public static let homeScreen = UseCase(
    "Home screen", shows: ShowcaseViewController.self, makes: ShowcaseViewController.self, by: .homeScreen)
}

extension UIViewController {
  /// Makes a controller of a class that is known only at run time.
  fileprivate static func plain() -> Self? {
    Self(coder: NSCoder())
  }
}
