import Expectations
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct UseCaseTests {
  private final class Glue: UIViewController {}

  @Test func `A controller is made by plain init or an expression, titled as its use case`() throws {
    // A controller is made by plain init, pushed, and gets the use case as its title.
    do {
      let useCase = UseCase("Plain", of: ProbeViewController.self)
      expectEqual(useCase.classForDisplay, "ProbeViewController")
      expectEqual(useCase.classForInstantiation, "ProbeViewController")
      let (navigation, open) = opened(useCase)
      #expect(navigation.topViewController is ProbeViewController)
      expectEqual(navigation.topViewController?.title, "Plain")
      expectNil(open.coordinator)
    }
    // A controller is made by an expression, again each time, whatever its coder does.
    do {
      let useCase = UseCase("Expressed", Uncoded("Hello"))
      #expect(useCase.classForDisplay == "Uncoded" && useCase.classForInstantiation == "Uncoded")
      expectEqual(useCase.location?.filePath.hasSuffix("UseCaseTests.swift"), true)
      let (one, other) = (opened(useCase).navigation, opened(useCase).navigation)
      expectEqual((one.topViewController as? Uncoded)?.words, "Hello")
      expectEqual(one.topViewController?.title, "Expressed")
      #expect(one.topViewController !== other.topViewController)
    }
  }

  /// A controller like most of those without a storyboard.
  private final class Uncoded: UIViewController {
    let words: String

    init(_ words: String) {
      self.words = words
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `Glue controllers and closures make what has no plain init`() {
    // A glue controller is made by an expression as well.
    do {
      let useCase = UseCase("Glued", of: UISwitch.self, in: Uncoded("Glue"))
      #expect(useCase.classForDisplay == "UISwitch" && useCase.classForInstantiation == "Uncoded")
      expectEqual((opened(useCase).navigation.topViewController as? Uncoded)?.words, "Glue")
    }
    // A controller with a custom initializer is made by a closure, again each time.
    do {
      let useCase = UseCase("Made", of: UITableViewController.self) { UITableViewController(style: .grouped) }
      let (one, other) = (opened(useCase).navigation, opened(useCase).navigation)
      expectEqual((one.topViewController as? UITableViewController)?.tableView.style, .grouped)
      expectEqual(one.topViewController?.title, "Made")
      #expect(one.topViewController !== other.topViewController)
    }
    // A lone view is shown by a glue controller.
    do {
      let useCase = UseCase("Glued", of: UISwitch.self, in: Glue.self)
      expectEqual(useCase.classForDisplay, "UISwitch")
      expectEqual(useCase.classForInstantiation, "Glue")
      let (navigation, _) = opened(useCase)
      #expect(navigation.topViewController is Glue)
      expectEqual(navigation.topViewController?.title, "Glued")
    }
  }

  @Test func `A use case has the tags that it was given, each once; without any it has none`() {
    let useCase = UseCase("Plain", of: ProbeViewController.self)
    expectEmpty(useCase.tags)
    expectEqual(
      useCase.tagged("slow", "lists", "slow").tagged("new", "lists").tags, ["slow", "lists", "new"])
  }

  @Test func `A coordinator gets the base, held weakly, and is started once`() {
    // A coordinator gets the base and is started once; it decides about the title.
    do {
      let useCase = UseCase("Coordinated", of: ProbeViewController.self, coordinator: ProbeCoordinator.self)
      expectEqual(useCase.classForDisplay, "ProbeViewController")
      expectEqual(useCase.classForInstantiation, "ProbeCoordinator")
      let recorder = CommandRecorder()
      let (navigation, open) = recorder.run { opened(useCase) }
      #expect(open.coordinator is ProbeCoordinator)
      #expect(open.coordinator?.baseViewController === navigation)
      expectEqual(recorder.takeCalls(), ["Probe.start()"])
      expectEqual(navigation.topViewController?.title, "By the coordinator")
    }
    // The base is held weakly.
    do {
      let coordinator = ProbeCoordinator()
      do {
        let navigation = UINavigationController()
        coordinator.baseViewController = navigation
        #expect(coordinator.navigationController === navigation)
      }
      expectNil(coordinator.baseViewController)
    }
  }

  private func opened(_ useCase: UseCase) -> (navigation: UINavigationController, open: OpenUseCase) {
    UIApplication().run {
      let navigation = UINavigationController()
      return (navigation, useCase.open(on: navigation, in: Showcase("S") { useCase }, animated: false))
    }
  }
}
