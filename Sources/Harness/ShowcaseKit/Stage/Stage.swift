import Foundation
import HeadlessUIKit
import RenderTree
import VirtualTime

/// One mounted use case: a window on a virtual device, with its own clock and its own command
/// recorder.
///
///     let stage = try Stage(UseCase("First visit", UIViewController()), configuration: .iPhone)
///     stage.advance(by: 2)
///     print(stage.renderTree(), stage.takeCalls())
@MainActor
public final class Stage {
  /// Must be the first property, since properties are released in order: what releasing the others
  /// resumes then never runs.
  let replay: Replay
  /// The use case that is shown.
  public let useCase: UseCase
  /// The device and the settings with which it is shown.
  public let configuration: StageConfiguration
  let application: UIApplication
  private let recorder = CommandRecorder()
  /// `nil` after the use case was released.
  private var window: UIWindow?
  let animationLog = AnimationLog()
  let moments: MomentLog
  private let exceptions = ExceptionLog()
  /// Called with each exception of any stage as soon as it is raised: the use case may crash next.
  package static var exceptionObserver: (@MainActor (UIException) -> Void)?
  /// Retained while the stage is, as the home screen retains a coordinator.
  private var openUseCase: OpenUseCase?
  /// The names of what the use case's coordinator made up.
  package private(set) var madeUpData: [String] = []

  /// Shows a use case alone on an empty navigation controller, and settles.
  ///
  /// - Parameters:
  ///   - useCase: The use case to show.
  ///   - showcase: The showcase that a home screen lists; by default it contains only the use case.
  ///   - configuration: The device and its settings; ``StageConfiguration/iPhone`` by default.
  /// - Throws: ``StageFailure`` if the use case keeps the application busy or raises an exception,
  ///   or if the showcase's texts cannot be read.
  public init(
    _ useCase: UseCase, in showcase: Showcase? = nil, configuration: StageConfiguration = .iPhone
  ) throws(StageFailure) {
    self.useCase = useCase
    self.configuration = configuration
    let application = UIApplication(configuration)
    self.application = application
    let replay = Replay(
      application.runLoop, startDate: configuration.environment.startDate.timeIntervalSince1970)
    self.replay = replay
    moments = MomentLog(on: application.runLoop)
    configuration.scheduleSeed.map(application.runLoop.beginSchedule)
    if configuration.isTraced { application.runLoop.beginTrace() }
    replay.notificationCenter = NotificationCenter()
    if useCase.isUnprepared {
      replay.random = { [environment = application.environment] in environment.randomNumbers.next() }
    }
    watchNetwork()
    application.exceptionHandler = { [exceptions] in
      exceptions.add($0)
      Self.exceptionObserver?($0)
    }
    watchApplication()
    let showcase = showcase ?? Showcase(useCase.classForDisplay) { useCase }
    do {
      application.environment.stringCatalogs = try showcase.stringCatalogs.value()
    } catch {
      throw .stringCatalogs("\(error)")
    }
    do {
      application.environment.fontFamilies = try showcase.fontFamilies.value()
    } catch {
      throw .fontFamilies("\(error)")
    }
    (window, openUseCase) = recorder.run {
      application.run { replay.run { Self.mount(useCase, in: showcase) } }
    }
    madeUpData = openUseCase?.coordinator?.madeUp ?? []
    try settle()
  }

  /// Answers requests, and notes them.
  private func watchNetwork() {
    let isOffline = useCase.isUnprepared
    replay.network = { [moments, loader = application.environment.urlLoader] request in
      let answer = loader.answer(request, isOffline: isOffline)
      moments.add(.request, request.words, lasting: answer?.delay ?? 0)
      return answer
    }
    replay.cancelledRequest = { [moments] in moments.cancelRequest($0.words) }
  }

  /// Notes calls and animations.
  private func watchApplication() {
    recorder.observer = { [moments] in moments.add(.call, $0) }
    application.animationObserver = { [animationLog, moments] animation in
      let (text, pace) = (animationLog.add(animation), animation.pace)
      moments.add(.animation, text, after: pace.delay, lasting: pace.wholeDuration)
    }
  }

  private static func mount(_ useCase: UseCase, in showcase: Showcase) -> (UIWindow?, OpenUseCase) {
    let navigation = showcase.navigationController()
    guard !useCase.hasOwnWindows else {
      return (nil, useCase.open(on: navigation, in: showcase, animated: false))
    }
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, useCase.open(on: navigation, in: showcase, animated: false))
  }
}

extension Stage {
  /// Runs code on the stage: its application, clock and recorder are the current ones, and are
  /// restored afterward.
  ///
  /// - Parameter body: Called once, at once; the work that it schedules runs later, when the clock
  ///   advances.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try recorder.run { try application.run { try replay.run(body) } }
  }

  /// Runs all pending work on the virtual clock until the application is idle, for at most 30 virtual
  /// seconds.
  ///
  /// - Throws: ``StageFailure``; an exception that was raised, even before this call, takes
  ///   precedence.
  public func settle() throws(StageFailure) {
    let isIdle = run { application.settle() }
    // An exception often is why the application does not become idle.
    if let exception = exceptions.first { throw .exception(exception) }
    try checkForLostWork()
    if let work = application.runLoop.overrun { throw .endless(work) }
    guard isIdle else { throw .notIdle(application.runLoop.pendingNames) }
  }

  /// Throws if some work can never run.
  private func checkForLostWork() throws(StageFailure) {
    let faults = replay.takeFaults()
    if !faults.isEmpty { throw .lostWork(faults.map(\.description)) }
  }

  /// What has run, each with the function that submitted it; empty unless the configuration's
  /// `isTraced` is set.
  package var tracedWork: [String] { application.runLoop.tracedWork }

  /// Ends the use case's time: what still waits never runs.
  ///
  /// - Parameter watch: Finds the controllers that outlive the use case, which is released for this; `nil`, the
  ///   default, leaves everything as it is.
  /// - Returns: The work that was still waiting, or that ran in real time.
  /// - Throws: ``StageFailure`` if some work could never have run.
  package func end(watchedBy watch: LifetimeWatch? = nil) throws(StageFailure) -> Remainder {
    let scheduled = application.runLoop.pendingJobs.map { "\($0.kind.words) at \(Self.seconds($0.deadline))" }
    let waiting = Self.counted(replay.waitingTaskCount, "a task that waits", "tasks that wait")
    if watch == nil {
      run { replay.end() }
      try checkForLostWork()
    }
    let threads = Self.counted(
      replay.threadCount, "a thread of the application's own", "threads of the application's own")
    if let watch {
      try checkForLostWork()
      run { watch.observe(self) }
      // What the application did while it was released is not part of the scenario.
      _ = replay.takeFaults()
      run { replay.end() }
      try checkForLostWork()
      run { watch.noteEndOfTasks() }
    }
    return Remainder(pending: scheduled + waiting, awaited: threads)
  }

  /// The work of a use case that is left, or ran off the stage's clock, when its time is over.
  package struct Remainder: Hashable {
    /// The asynchronous work that waits, in the order in which it would run, such as `a repeating Timer
    /// at 2 s`; then the tasks that wait for something other than time.
    package var pending: [String] = []
    /// What ran in real time, such as `2 threads of the application's own`.
    package var awaited: [String] = []
  }

  /// Takes the use case off the screen, and releases it.
  func releaseUseCase() {
    application.dismantle()
    (window, openUseCase) = (nil, nil)
  }

  /// Returns an empty array for a count of 0.
  private static func counted(_ count: Int, _ one: String, _ several: String) -> [String] {
    switch count {
    case 0: []
    case 1: [one]
    default: ["\(count) \(several)"]
    }
  }

  /// Returns `0.3 s`, rounded to microseconds, since sums of fractions of a second have errors.
  private static func seconds(_ time: Double) -> String {
    let rounded = (time * 1e6).rounded() / 1e6
    return (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)") + " s"
  }

  /// The kinds of asynchronous code that no stage of this program can run, a sentence each.
  package static var gaps: [String] { Interception.shared.gaps }

  /// The first exception that was raised on the stage, if any; later ones may be its consequences.
  public var exception: UIException? { exceptions.first }

  /// Advances the virtual clock, and runs the work that becomes due.
  ///
  /// - Parameter seconds: Virtual seconds; negative values count as 0.
  public func advance(by seconds: Double) {
    run { application.runLoop.advance(by: seconds) }
  }

  /// Returns the calls recorded since the previous call of this method.
  public func takeCalls() -> [String] {
    recorder.takeCalls()
  }

  /// Returns the tree of what the stage shows now.
  ///
  /// - Parameter projection: The kind of tree; the views with their frames by default.
  public func renderTree(_ projection: RenderProjection = .hierarchy) -> RenderNode {
    run { projection.render(application.windows) }
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

/// The reason why a stage cannot continue.
///
///     do throws(StageFailure) {
///       try Stage(UseCase.homeScreen).settle()
///     } catch {
///       print(error)  // such as: The application did not become idle within 30 virtual seconds. ...
///     }
public enum StageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The application did not become idle within 30 virtual seconds; the names of its pending work, in
  /// the order in which it would run.
  case notIdle([String])
  /// The application's work does not end; what ran last, with the function that submitted it.
  case endless(String)
  /// The use case raised an exception.
  case exception(UIException)
  /// Some asynchronous work of the use case can never run, or is not on the stage's clock; a sentence
  /// each.
  case lostWork([String])
  /// The showcase's texts cannot be read; the description of the error that its closure threw.
  case stringCatalogs(String)
  /// The showcase's fonts cannot be read; the description of the error that its closure threw.
  case fontFamilies(String)

  /// The failure in words, as a run reports it.
  public var description: String {
    switch self {
    case .notIdle(let pending):
      "The application did not become idle within 30 virtual seconds. It waits for: "
        + pending.prefix(5).joined(separator: ", ") + (pending.count > 5 ? ", ..." : "")
    case .endless(let work):
      "The application's work never ends, and was stopped after 100,000 pieces. The last was: \(work)"
    case .exception(let exception): exception.description
    case .lostWork(let faults): faults.joined(separator: "\n")
    case .stringCatalogs(let problem): "The showcase's String Catalogs cannot be read: " + problem
    case .fontFamilies(let problem): "The showcase's fonts cannot be read: " + problem
    }
  }
}
