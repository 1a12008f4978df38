import HeadlessUIKit

/// One view controller, view or control with one set of mock data: a row of the home screen.
///
///     final class GreetingViewController: UIViewController {}
///     let useCase = UseCase("First visit", GreetingViewController())
///     useCase.classForDisplay  // "GreetingViewController"
public struct UseCase: Sendable {
  /// The class that the use case is about. It names the row, the script's folder and the golden's
  /// folder.
  public let classForDisplay: String
  /// The class that is instantiated: the shown class itself, a coordinator, or a glue view
  /// controller.
  public let classForInstantiation: String
  /// The name: what is special about this mock data, in a few words.
  public let name: String
  /// The tags. Plans select and skip the use case by them or by its name.
  public internal(set) var tags: [String] = []
  /// Whether the app was not written for stages.
  package internal(set) var isUnprepared = false
  /// What holds in it, in addition to its showcase's rules.
  package internal(set) var rules: [Rule] = []
  /// The declaration of the use case in its source file; `nil` for a use case of the harness.
  public let location: UseCaseLocation?
  let scenario: Scenario

  /// The ways to bring a class onto the stage, as in Chrome's Showcase.
  enum Scenario: Sendable {
    case viewController(@MainActor @Sendable () -> UIViewController?)
    case coordinator(@MainActor @Sendable () -> any Coordinator)
    case launch(@MainActor @Sendable () -> AppLaunch)
    case homeScreen
  }

  init(
    _ name: String, shows classForDisplay: Any.Type, makes classForInstantiation: Any.Type,
    by scenario: Scenario, at location: UseCaseLocation? = nil
  ) {
    // Unlike `String(describing:)`, this does not look for conformances, which takes long with thousands
    // of classes.
    self.classForDisplay = "\(classForDisplay)"
    self.classForInstantiation = "\(classForInstantiation)"
    self.name = name
    self.location = location
    self.scenario = scenario
  }
}

extension UseCase {
  /// Creates a use case of a view controller that an expression creates, again for each showing.
  ///
  ///     UseCase("Empty list", UITableViewController())
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - controller: Creates the view controller, whose static type names the row.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Controller: UIViewController>(
    _ name: String, _ controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: Controller.self, makes: Controller.self, by: .viewController(controller),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view controller that is created by its `init(coder:)`, the only
  /// initializer that works for a class known only at run time.
  ///
  /// If the class does not implement it, write `UseCase("Name", Class())`.
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - controller: The class to create, which names the row.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController { controller.plain() },
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view controller that a closure creates, again for each showing.
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - controller: The class that names the row.
  ///   - make: Creates the view controller with its mock data.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type, make: @escaping @MainActor @Sendable () -> Controller,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController(make),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case that a coordinator creates and sets up.
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - shown: The type that names the row: a view controller, or a value that makes one, such as a
  ///     presentable.
  ///   - coordinator: The coordinator's class; an instance is created and started for each showing.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Shown, Maker: Coordinator & SendableMetatype>(
    _ name: String, of shown: Shown.Type, coordinator: Maker.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: coordinator, by: .coordinator { coordinator.init() },
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view, a cell or a control inside a glue view controller that an
  /// expression creates, again for each showing.
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - shown: The class of the view, which names the row.
  ///   - glue: Creates the view controller that contains the view.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Shown: AnyObject, Glue: UIViewController>(
    _ name: String, of shown: Shown.Type, in glue: @autoclosure @escaping @MainActor @Sendable () -> Glue,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: Glue.self, by: .viewController(glue),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view, a cell or a control inside a glue view controller, which is created
  /// by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - name: What is special about this mock data, in a few words; unique for the class.
  ///   - shown: The class of the view, which names the row.
  ///   - glue: The class of the view controller that contains the view.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Shown: AnyObject, Glue: UIViewController>(
    _ name: String, of shown: Shown.Type, in glue: Glue.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: glue, by: .viewController { glue.plain() },
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// The use case of the home screen, which lists the showcase's other use cases.
  public static let homeScreen = UseCase(
    "Home screen", shows: ShowcaseViewController.self, makes: ShowcaseViewController.self, by: .homeScreen)
}

extension UIViewController {
  /// Creates a controller of a class known only at run time.
  fileprivate static func plain() -> Self? {
    Self(coder: NSCoder())
  }
}

extension UseCase {
  /// Returns the use case with additional tags, by which plans select and skip it.
  ///
  ///     UseCase("Ten thousand rows", UITableViewController()).tagged("slow", "lists").tags
  ///     // ["slow", "lists"]
  ///
  /// A plan may write a tag with a leading dot, as Xcode does: `"skippedTags" : { "tags" : [
  /// ".slow" ] }`.
  ///
  /// - Parameter tags: The tags, without a dot; one that the use case has already is not added
  ///   again.
  public func tagged(_ tags: String...) -> UseCase {
    var copy = self
    for tag in tags where !copy.tags.contains(tag) { copy.tags.append(tag) }
    return copy
  }
}

/// The position of a declaration of a use case or of a rule, to which a failure points.
public struct UseCaseLocation: Hashable, Sendable {
  /// The module and the file, as in `Module/File.swift`.
  public let fileID: String
  /// The path of the file on the machine on which it was compiled.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int) {
    self.fileID = fileID.description
    self.filePath = filePath.description
    self.line = line
  }
}

/// A use case that is on the screen; retain it while the use case is shown.
@MainActor
public struct OpenUseCase {
  /// The coordinator that was started, if there is one.
  public let coordinator: (any Coordinator)?
  /// The delegates of an app that was launched, which UIKit does not retain.
  let launch: AppLaunch?

  init(coordinator: (any Coordinator)? = nil, launch: AppLaunch? = nil) {
    (self.coordinator, self.launch) = (coordinator, launch)
  }
}

extension UseCase {
  /// Shows the use case on a navigation controller, as Chrome's Showcase does for a tapped row.
  ///
  /// A view controller gets the use case's name as its title and is pushed, a navigation or split controller
  /// as the child of a plain one; a coordinator gets the navigation controller as its base and is started. An
  /// app is launched, and shows windows of its own.
  @MainActor
  func open(on navigation: UINavigationController, in showcase: Showcase, animated: Bool) -> OpenUseCase {
    switch scenario {
    case .viewController(let make):
      guard let controller = make() else {
        preconditionFailure(
          """
          \(classForInstantiation).init(coder:) returned nil, so '\(name)' cannot be shown: write \
          UseCase("\(name)", \(classForInstantiation)())
          """)
      }
      let pushed = controller.canBePushed ? controller : controller.contained(in: UIViewController())
      pushed.title = name
      navigation.pushViewController(pushed, animated: animated)
    case .launch(let make):
      let launch = make()
      launch.run()
      return OpenUseCase(launch: launch)
    case .coordinator(let make):
      let coordinator = make()
      coordinator.baseViewController = navigation
      coordinator.start()
      return OpenUseCase(coordinator: coordinator)
    case .homeScreen:
      navigation.pushViewController(ShowcaseViewController(showcase: showcase), animated: animated)
    }
    return OpenUseCase()
  }

  /// Whether the use case shows its own windows, and nothing on the stage's navigation controller.
  var hasOwnWindows: Bool {
    if case .launch = scenario { true } else { false }
  }
}
