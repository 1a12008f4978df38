import Diagnostics
import Expectations
import Storyboards
import Testing

@testable import Exploring

@Suite struct AcceptedFindingsTests {
  private static let useCases = ["Shop/Cart", "Shop/Cart/Full"]
  private static let entry = """
    { "oracle" : "alive", "reason" : "It is a cache.", "subject" : "Card", "useCase" : "Shop/Cart" }
    """

  private func faults(of text: String) -> [Diagnostic] {
    do throws(Diagnostics) {
      _ = try AcceptedFindings(text, useCases: Self.useCases)
      return []
    } catch {
      return error.all
    }
  }

  private func finding(_ useCase: String, _ oracle: Oracle = .alive, _ subject: String = "Card") -> Finding {
    Finding(
      name: ScenarioName(
        target: "Shop", classForDisplay: "Cart", useCase: useCase, script: "launch", configuration: "iPhone"),
      oracle: oracle, subject: subject, detail: "", inputs: [], walk: 1)
  }

  @Test func `An entry accepts its finding in each use case of its class, and no other`() throws {
    let text = #"{ "accepted" : [ \#(Self.entry) ], "version" : 1 }"#
    let accepted = try AcceptedFindings(text, useCases: Self.useCases)
    expectTrue(accepted.contains(finding("Full")))
    expectTrue(accepted.contains(finding("Empty")))
    expectFalse(accepted.contains(finding("Full", .crash)))
    expectFalse(accepted.contains(finding("Full", .alive, "Other")))
    expectEqual(accepted.accepted.first?.position, SourcePosition(line: 1, column: 18))
  }

  @Test func `What is wrong is reported with its position, its nearest name and a way out`() {
    let rows: [(old: String, new: String, problem: String, column: Int, nearest: String?)] = [
      ("oracle", "orcale", "the key 'orcale' is unknown", 20, "oracle"),
      ("\"alive\"", "\"alve\"", "'alve' is not an oracle", 31, "alive"),
      ("It is a cache.", " ", "the reason is empty", 51, nil),
      ("\"Card\"", "\"\"", "found an empty string", 81, nil),
      ("Shop/Cart", "Shop/Carr", "'Shop/Carr' is not a use case or class", 101, "Shop/Cart"),
    ]
    forEachRow(rows) { row in
      let entry = Self.entry.replacing(row.old, with: row.new)
      let faults = faults(of: #"{ "accepted" : [ \#(entry) ], "version" : 1 }"#)
      let fault = faults.first { $0.problem == row.problem }
      expectEqual(fault?.file, "Plans/Findings.json")
      expectEqual(fault?.position, SourcePosition(line: 1, column: row.column))
      expectEqual(fault?.nearest, row.nearest)
      expectTrue(fault?.expected != nil)
    }
  }

  @Test func `Missing parts, repetitions, other versions and what is not JSON are refused`() {
    let rows: [(text: String, problem: String)] = [
      ("{ \"accepted\" : [] }", "the key 'version' is missing"),
      ("{ \"version\" : 1 }", "the key 'accepted' is missing"),
      ("{ \"accepted\" : [], \"version\" : 2 }", "the version of the format is unknown"),
      ("{ \"accepted\" : [ {} ], \"version\" : 1 }", "the key 'useCase' is missing"),
      ("{ \"accepted\" : [ 1 ], \"version\" : 1 }", "found a number"),
      (
        "{ \"accepted\" : [ \(Self.entry), \(Self.entry) ], \"version\" : 1 }",
        "the finding 'Card' is there twice"
      ),
      ("{ \"accepted\" : [], \"version\" : 1", "found the end of the text"),
    ]
    forEachRow(rows) { row in
      let problems = faults(of: row.text).map(\.problem)
      expectTrue(problems.contains(row.problem), "\(problems)")
    }
  }

  @Test func `Accepting keeps former reasons, and covers a class whose use cases share a finding`() {
    var shared = finding("Full", .crash)
    shared.others = [finding("Empty").name]
    let former = AcceptedFindings([AcceptedFinding("Shop/Cart/Full", .alive, "Card", reason: "old")])
    let accepted = former.accepting([finding("Full"), shared, finding("Empty")], reason: "new")
    expectEqual(accepted.accepted.map(\.useCase), ["Shop/Cart", "Shop/Cart/Empty", "Shop/Cart/Full"])
    expectEqual(accepted.accepted.map(\.reason), ["new", "new", "old"])
  }

  @Test func `Only what could have been seen is missed`() {
    let accepted = AcceptedFindings([
      AcceptedFinding("Shop/Cart", .alive, "Card", reason: "a"),
      AcceptedFinding("Shop/Cart/Full", .crash, "x", reason: "b"),
      AcceptedFinding("Shop/Cart/Empty", .crash, "x", reason: "c"),
    ])
    let names = [finding("Full").name]
    let unseen = accepted.unseen(in: [finding("Full")], explored: names, Set(Oracle.allCases))
    expectEqual(unseen.map(\.reason), ["b"])
    expectEqual(accepted.unseen(in: [], explored: names, [.alive]).map(\.reason), ["a"])
  }
}
