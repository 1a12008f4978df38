import Expectations
import Testing

@testable import AppPackages

@Suite struct ObstacleTests {
  @Test func `What a process reported first is one of the reasons`() {
    forEachRow([
      (
        "A.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
        Obstacle.Reason.crash
      ),
      ("A.swift:3: Fatal error: Index out of range", .crash), ("the process received signal 11", .crash),
      ("A.swift:3: Fatal error: coordinator must be set", .check),
      ("A.swift:3: Assertion failed: You must set a coordinator", .check),
      (
        "A.swift:3: Fatal error: there is no plain Store for List.store: no 'x', which is not compiled here",
        .compiler
      ),
      (
        "Fatal error: there is no plain Driver for Feed.items: the module RxCocoa does not exist here",
        .module
      ),
      ("there is no storyboard 'Main'", .file),
    ]) { words, reason in
      expectEqual(Obstacle(ofDeath: words, kind: "signal").reason, reason, "\(words)")
    }
  }

  @Test func `A process that never ends is endless`() {
    expectEqual(Obstacle(ofDeath: nil, kind: "timeout").text, "endless: it takes too long")
    expectEqual(Obstacle(ofDeath: "A", kind: "flood").text, "endless: it prints too much")
    expectEqual(Obstacle(ofStop: "the application stays busy").reason, .endless)
  }

  @Test func `A path of this machine is not part of a reason`() {
    expectEqual(
      Obstacle(ofDeath: "/home/me/App/A.swift:98: Fatal error: no store", kind: "signal").text,
      "own check: A.swift:98: no store")
  }

  @Test func `An obstacle names what is behind it`() {
    expectEqual(Obstacle(.value, "store: Store").text, "needs a value: store: Store")
    expectEqual(Obstacle(.crash).text, "crash")
  }
}
