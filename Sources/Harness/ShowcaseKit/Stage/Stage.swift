import HeadlessUIKit
import RenderTree

/// One mounted use case: a window on a virtual device, with its own clock and its own command recorder.
///
///     let stage = try Stage(useCase, configuration: .iPhone)
///     stage.renderTree()
@MainActor
public final class Stage {
  public let useCase: UseCase
  public let configuration: StageConfiguration
  private let application: UIApplication
  private let recorder = CommandRecorder()
  private let window: UIWindow
  private let exceptions = ExceptionLog()
  /// Kept for as long as the stage stands, as the home screen keeps a coordinator.
  private let openUseCase: OpenUseCase

  /// Shows a use case alone on an empty navigation controller, and settles.
  ///
  /// - Parameters:
  ///   - showcase: What the home screen lists, if the use case is one; by default the use case alone.
  ///   - configuration: The device and its settings.
  /// - Throws: ``StageFailure`` where the use case keeps the application busy, raises an exception, or where the
  ///   showcase's texts cannot be read.
  public init(
    _ useCase: UseCase, in showcase: Showcase? = nil, configuration: StageConfiguration = .iPhone
  ) throws(StageFailure) {
    self.useCase = useCase
    self.configuration = configuration
    let application = UIApplication(configuration)
    self.application = application
    application.exceptionHandler = { [exceptions] in exceptions.add($0) }
    let showcase = showcase ?? Showcase(useCase.classForDisplay) { useCase }
    do {
      application.environment.stringCatalogs = try showcase.stringCatalogs()
    } catch {
      throw .stringCatalogs("\(error)")
    }
    (window, openUseCase) = recorder.run {
      application.run { Self.mount(useCase, in: showcase) }
    }
    try settle()
  }

  private static func mount(_ useCase: UseCase, in showcase: Showcase) -> (UIWindow, OpenUseCase) {
    let navigation = UINavigationController()
    navigation.navigationBar.makeOpaque()
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, useCase.open(on: navigation, in: showcase, animated: false))
  }
}

extension Stage {
  /// Runs `body` on the stage: its application and its recorder are the current ones meanwhile.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try recorder.run { try application.run(body) }
  }

  /// Runs everything that waits, on the virtual clock.
  ///
  /// - Throws: ``StageFailure``; an exception that was raised before or meanwhile is told first.
  public func settle() throws(StageFailure) {
    let isIdle = run { application.settle() }
    if let exception = exceptions.first { throw .exception(exception) }
    guard isIdle else { throw .notIdle(application.runLoop.pendingNames) }
  }

  /// The first exception that was raised on the stage: everything that came later may be its consequence.
  public var exception: UIException? { exceptions.first }

  /// Lets virtual seconds pass.
  public func advance(by seconds: Double) {
    run { application.runLoop.advance(by: seconds) }
  }

  /// Returns what the command recorder saw since the last call of this method.
  public func takeCalls() -> [String] {
    recorder.takeCalls()
  }

  /// What the stage shows now.
  public func renderTree(_ projection: RenderProjection = .hierarchy) -> RenderNode {
    run { projection.render(application.windows) }
  }
}

extension UINavigationBar {
  /// Chrome's Showcase has a bar that lets nothing shine through, wherever the list or a use case is scrolled to.
  fileprivate func makeOpaque() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
  }
}

/// Keeps the first exception of a stage.
@MainActor
private final class ExceptionLog {
  private(set) var first: UIException?

  func add(_ exception: UIException) {
    first = first ?? exception
  }
}
