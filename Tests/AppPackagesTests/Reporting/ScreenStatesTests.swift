import Expectations
import Storyboards
import TestSupport
import Testing

@testable import AppPackages

@MainActor @Suite struct ScreenStatesTests {
  private func controller(_ name: String) -> AppController {
    AppController(name: name, file: "\(name).swift", making: .expression("\(name)()"))
  }

  @Test func `The goldens of the launches say what the screens show`() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "Full": "  UILabel \"Books\" (0 0; 50 20)\n", "Bare": "",
      "Part": "  UILabel \"Books\" (0 0; 50 20)\n\n[end]\nskipped List.load() \"a()\": no\n",
    ]
    for (name, text) in texts {
      try folder.write(
        """
        showcase-storyboard 2
        use case: \(name) / Start
        script: launch
        configuration: iPhone

        [1] launch
        UIWindow (0 0; 390 844)
        \(text)
        """, to: "\(name)/Start/launch.iPhone.txt")
    }
    let states = ScreenStates(of: ["Full", "Bare", "Part", "None"].map(controller), in: folder.root)
    expectEqual(
      states.states, ["Full/Start": .complete, "Bare/Start": .empty, "Part/Start": .partial(places: 1)])
    expectEqual(states.line(beside: 2), "1 complete, 1 partial, 1 empty, 2 not shown")
  }
}
