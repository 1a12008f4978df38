import Expectations
import Foundation
import FoundationNetworking
import HeadlessUIKit
import ShowcaseKit
import Testing

/// Use cases of apps that were not written for stages.
@Suite @MainActor struct UnpreparedTests {
  /// What an application got.
  private final class Notes: @unchecked Sendable {
    var all: [String] = []
  }

  private static func address(_ path: String) -> URL {
    URL(string: "https://example.org/\(path)") ?? URL(fileURLWithPath: path)
  }

  /// Requests addresses, and notes the answers with their times.
  private func useCase(_ paths: [String], _ notes: Notes) -> UseCase {
    UseCase("Loading", of: UIViewController.self) {
      let environment = UIApplication.shared.environment
      environment.urlLoader.register(Self.address("known"), URLRoute(data: Data("known".utf8), delay: 1))
      for path in paths {
        URLSession.shared.dataTask(with: Self.address(path)) { data, _, error in
          let time = MainActor.assumeIsolated { UIApplication.shared.runLoop.now }
          let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
          let code = (error as? URLError)?.code == .cannotConnectToHost ? "cannot connect" : "other error"
          notes.all.append("\(text.isEmpty ? code : text) at \(time)")
        }.resume()
      }
      return UIViewController()
    }
  }

  @Test func `A request without a route is answered as without a connection`() throws {
    let notes = Notes()
    let stage = try Stage(useCase(["news", "known", "news", "about"], notes).unprepared())
    stage.advance(by: 2)
    expectEqual(notes.all.sorted().last, "known at 1.0")
    expectEqual(notes.all.count { $0 == "cannot connect at 0.5" }, 3)
    expectEqual(stage.unansweredRequests, ["GET https://example.org/about", "GET https://example.org/news"])
  }

  @Test func `Any other use case stops at a request without a route`() {
    #expect(throws: StageFailure.self) { try Stage(useCase(["news"], Notes())) }
  }

  /// What an app may take from chance.
  private static func chance() -> [String] {
    var generator = SystemRandomNumberGenerator()
    var shuffled = Array(1...9)
    shuffled.shuffle()
    return [
      "\(Int.random(in: 0..<1_000_000))", "\(UInt8.random(in: .min ... .max))", "\(Bool.random())",
      "\(Double.random(in: 0...1))", "\(generator.next())", "\(shuffled)", "\(Array(1...9).shuffled())",
      "\([1, 2, 3, 4, 5].randomElement() ?? 0)", "\(UUID())", "\(arc4random())",
      "\(arc4random_uniform(1000))",
      "\(drand48())", "\(rand())", "\(random())",
    ]
  }

  private func shown(seed: UInt64 = 0, _ change: (UseCase) -> UseCase) throws -> [String] {
    let notes = Notes()
    let useCase = UseCase("Chance", of: UIViewController.self) {
      notes.all = Self.chance()
      return UIViewController()
    }
    var configuration = StageConfiguration.iPhone
    configuration.environment.randomSeed = seed
    _ = try Stage(change(useCase), configuration: configuration)
    return notes.all
  }

  @Test func `Each take has the same random values, whatever ran before it`() throws {
    let first = try shown { $0.unprepared() }
    _ = (Int.random(in: 0...9), rand(), drand48())
    expectEqual(try shown { $0.unprepared() }, first)
    expectEqual(Set(first).count, first.count)
    // The version and the variant of a UUID.
    let id = Array(first[8])
    expectTrue(id[14] == "4" && "89AB".contains(id[19]), "\(first[8])")
  }

  @Test func `Another seed has other random values`() throws {
    let (one, other) = (try shown { $0.unprepared() }, try shown(seed: 7) { $0.unprepared() })
    expectTrue(zip(one, other).allSatisfy { $0.count < 6 || $0 != $1 }, "\(one)\n\(other)")
  }

  @Test func `Any other use case has the system's random values`() throws {
    let (one, other) = (try shown { $0 }, try shown { $0 })
    expectTrue(one[8] != other[8] && one[4] != other[4])
  }

  @Test func `Random values are in their ranges`() throws {
    let notes = Notes()
    let useCase = UseCase("Chance", of: UIViewController.self) {
      for _ in 0..<200 {
        let isInside =
          (3...5).contains(Int.random(in: 3...5)) && (0..<1).contains(drand48()) && arc4random_uniform(7) < 7
          && arc4random_uniform(0) == 0 && rand() >= 0 && random() >= 0
        if !isInside { notes.all.append("outside") }
      }
      notes.all.append("\(Set((0..<200).map { _ in arc4random_uniform(7) }).count)")
      return UIViewController()
    }
    _ = try Stage(useCase.unprepared())
    expectEqual(notes.all, ["7"])
  }
}
