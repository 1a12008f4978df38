import HeadlessUIKit

/// One view controller, view or control with one set of mock data: a row of the home screen.
public struct UseCase: Sendable {
  /// The class that the use case is about; it names the row, the script's folder and the golden's
  /// folder.
  public let classForDisplay: String
  /// The class that is instantiated: the shown class itself, a coordinator, or a glue view
  /// controller.
  public let classForInstantiation: String
  /// The name: what is special about this set of data, in a few words.
  public let name: String
  /// The tags, by which plans select and skip the use case, besides its name.
  public internal(set) var tags: [String] = []
  /// The declaration of the use case in its source file; `nil` for one that comes with the harness.
  public let location: UseCaseLocation?
  let scenario: Scenario

  /// The ways to bring a class onto the stage, as in Chrome's Showcase.
  enum Scenario: Sendable {
    case viewController(@MainActor @Sendable () -> UIViewController?)
    case coordinator(@MainActor @Sendable () -> any Coordinator)
    case homeScreen
  }

  init(
    _ name: String, shows classForDisplay: Any.Type, makes classForInstantiation: Any.Type,
    by scenario: Scenario, at location: UseCaseLocation? = nil
  ) {
    // Unlike `String(describing:)` this does not look for conformances, which takes long for
    // thousands of classes.
    self.classForDisplay = "\(classForDisplay)"
    self.classForInstantiation = "\(classForInstantiation)"
    self.name = name
    self.location = location
    self.scenario = scenario
  }
}

extension UseCase {
  /// Creates a use case of a view controller that an expression creates, for each showing anew.
  ///
  ///     UseCase("First visit", GreetingViewController())
  public init<Controller: UIViewController>(
    _ name: String, _ controller: @autoclosure @escaping @MainActor @Sendable () -> Controller,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: Controller.self, makes: Controller.self, by: .viewController(controller),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view controller that is created by its `init(coder:)`: no other
  /// initializer can create a class that is known only at run time.
  ///
  /// For a class that does not implement it, write `UseCase("Name", Class())`.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController { controller.plain() },
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view controller that a closure creates.
  public init<Controller: UIViewController>(
    _ name: String, of controller: Controller.Type, make: @escaping @MainActor @Sendable () -> Controller,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: controller, makes: controller, by: .viewController(make),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view controller that a coordinator creates and sets up, or of a value
  /// that makes one, such as a presentable.
  public init<Shown, Maker: Coordinator & SendableMetatype>(
    _ name: String, of shown: Shown.Type, coordinator: Maker.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: coordinator, by: .coordinator { coordinator.init() },
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view, a cell or a control inside a glue view controller that an
  /// expression creates, for each showing anew.
  public init<Shown: AnyObject, Glue: UIViewController>(
    _ name: String, of shown: Shown.Type, in glue: @autoclosure @escaping @MainActor @Sendable () -> Glue,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: Glue.self, by: .viewController(glue),
      at: UseCaseLocation(fileID, filePath, line))
  }

  /// Creates a use case of a view, a cell or a control inside a glue view controller, which is
  /// created by its `init(coder:)`.
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
  /// Creates a controller of a class that is known only at run time.
  fileprivate static func plain() -> Self? {
    Self(coder: NSCoder())
  }
}

extension UseCase {
  /// Returns the use case with additional tags, by which plans select and skip it.
  ///
  ///     UseCase("Ten thousand rows", of: HistoryViewController.self).tagged("slow")
  ///
  /// A plan may write a tag with a leading dot, as Xcode does: `"skippedTags" : { "tags" : [
  /// ".slow" ] }`.
  public func tagged(_ tags: String...) -> UseCase {
    var copy = self
    for tag in tags where !copy.tags.contains(tag) { copy.tags.append(tag) }
    return copy
  }
}

/// The position of a use case's declaration, to which a failing test leads.
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

/// A use case that is on the screen; retain it as long as it shows.
@MainActor
public struct OpenUseCase {
  /// The coordinator that started it, if there is one.
  public let coordinator: (any Coordinator)?
}

extension UseCase {
  /// Shows the use case on a navigation controller, as Chrome's Showcase does for a tapped row.
  ///
  /// A view controller gets the use case's name as its title and is pushed; a coordinator gets the
  /// navigation controller as its base and is started.
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
      controller.title = name
      navigation.pushViewController(controller, animated: animated)
    case .coordinator(let make):
      let coordinator = make()
      coordinator.baseViewController = navigation
      coordinator.start()
      return OpenUseCase(coordinator: coordinator)
    case .homeScreen:
      navigation.pushViewController(ShowcaseViewController(showcase: showcase), animated: animated)
    }
    return OpenUseCase(coordinator: nil)
  }
}
