import Diagnostics
import Expectations
import TestPlans
import TestSupport
import Testing
import TextFormats

@Suite struct MalformedPlanTests {
  static let seeds = SplitMix64.seeds(40)

  /// Lines of a plan that is not valid JSON, and the report about it.
  static let faults: [(text: String, line: Int, column: Int, problem: String, expected: String)] = [
    ("{\n  \"version\" : 1,\n}\n", 2, 16, "a comma follows the last item", "'}'"),
    ("{\n  \"testTargets\" : [ 1,\t\r\n\n ]\n}\n", 2, 22, "a comma follows the last item", "']'"),
    ("{ \"ä\" : [[], ]", 1, 12, "a comma", "']'"),
    ("{\n<<<<<<< HEAD\n  \"version\" : 1\n=======\n", 2, 1, "'<<<<<<<'", "versions"),
    ("{\n  \"version\" : 1\n=======\n  \"version\" : 2\n}", 3, 1, "'======='", "versions"),
    ("{\n  \"version\" : 1\n||||||| 4a5b\n}", 3, 1, "'|||||||'", "versions"),
    ("{\n  \"version\" : 1\n}\n>>>>>>> topic\n", 4, 1, "'>>>>>>>'", "versions"),
    ("\u{FEFF}{ \"version\" : 1 }", 1, 1, "byte order mark", "UTF-8"),
    ("{ \"version\" : 1 \"x\" : 2 }", 1, 17, "found '\"'", "','"),
    ("{ \"version\" : 1", 1, 16, "the end", "'}'"),
    ("{ \"version\" : 1, \"version\" : 1 }", 1, 18, "'version' is there twice", "once"),
    ("{ \"version\" : tru }", 1, 15, "'tru'", "JSON value"),
    ("{ 'version' : 1 }", 1, 3, "found '''", "double quotes"),
    (", }", 1, 1, "found ','", "JSON value"),
    ("}", 1, 1, "found '}'", "JSON value"),
    ("]", 1, 1, "found ']'", "JSON value"),
  ]

  @Test func `What is not JSON, or no whole number where one is wanted, is refused with its place`() {
    // Invalid JSON is reported with its position and its reason.
    forEachRow(Self.faults.indices) { row in
      let (text, line, column, problem, expected) = Self.faults[row]
      let error = #expect(throws: Diagnostics.self, "\(row)") {
        try TestPlan(text, file: "Plans/p.xctestplan")
      }
      let fault = try #require(error?.all.first)
      expectEqual(error?.all.count, 1)
      expectEqual(fault.position, SourcePosition(line: line, column: column))
      #expect(fault.problem.contains(problem), "\(fault)")
      expectEqual(fault.expected?.contains(expected), true, "\(fault)")
      #expect(fault.file == "Plans/p.xctestplan" && fault.next == .check, "\(row)")
    }
    // A number that is too large is refused where an integer is required.
    forEachRow(["1e999", "9223372036854775808", "-1e400", "1.5", "1e-1", String(repeating: "9", count: 5000)])
    { number in
      for key in ["maximumTestRepetitions", "randomSeed", "defaultTestExecutionTimeAllowance"] {
        let error = #expect(throws: Diagnostics.self, "\(number)") {
          try TestPlan(SamplePlans.plan(options: "\"\(key)\" : \(number)"), file: "p")
        }
        expectEqual(error?.all.first?.position?.line, 1)
      }
    }
  }

  @Test func `Values of unknown keys may nest as deeply as a parser goes, also in a change`() throws {
    // Values of unknown keys may nest as deeply as a parser allows, and no deeper.
    for (opening, closing) in [("[", "]"), (#"{ "a" : "#, "}")] {
      let (most, more) = (JSONValue.maximumDepth - 2, JSONValue.maximumDepth + 1)
      let texts = [most, more].map { depth in
        SamplePlans.plan(
          options: "\"deep\" : " + String(repeating: opening, count: depth) + "0"
            + String(repeating: closing, count: depth))
      }
      expectEqual(try TestPlan(texts[0], file: "p").warnings.count, 1)
      let error = #expect(throws: Diagnostics.self) { try TestPlan(texts[1], file: "p") }
      expectEqual(error?.all.first?.problem.contains("nested too deeply"), true)
    }
    // A plan with the deepest of values can be changed.
    do {
      let depth = JSONValue.maximumDepth - 2
      let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = SamplePlans.plan(options: "\"deep\" : \(deep)")
      let edited = try TestPlan(text, file: "p").text(
        after: .disable, of: ["iPhone"], over: SamplePlans.catalogue)
      expectEqual(
        edited, text.replacing(#"{ "name" : "iPhone""#, with: #"{ "enabled" : false, "name" : "iPhone""#))
    }
  }

  @Test func `Line ends of Windows are read, and places count them as one line end`() throws {
    let text = SamplePlans.xcode.replacing("\n", with: "\r\n")
    let plan = try TestPlan(text, file: "p")
    expectEqual(plan.text, SamplePlans.xcode)
    expectEqual(plan.ignoredKeys.map(\.position.line).max(), 47)
  }

  @Test func `A truncated plan is refused, and a mutilated one is refused or read`() {
    // A truncated plan is refused with a position.
    forEachRow(Self.seeds) { (seed: UInt64) in
      var generator = SplitMix64(seed: seed)
      for _ in 0..<10 {
        let bytes = generator.plan().utf8
        let length = Int.random(in: 0..<bytes.count - 2, using: &generator)
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        let error = #expect(throws: Diagnostics.self, "seed \(seed), length \(length)") {
          try TestPlan(text, file: "p")
        }
        let diagnostic = try #require(error?.all.first)
        #expect(diagnostic.position != nil && diagnostic.expected != nil, "seed \(seed), length \(length)")
      }
    }
    // A mutilated plan is either refused with positions, or read, expanded, changed and written.
    forEachRow(Self.seeds) { (seed: UInt64) in
      var generator = SplitMix64(seed: seed)
      for _ in 0..<10 {
        var bytes = Array(generator.plan().utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) { generator.mutilate(&bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        let plan: TestPlan
        do throws(Diagnostics) {
          plan = try TestPlan(text, file: "p")
        } catch {
          let places = error.all.map(\.position)
          #expect(!places.isEmpty && !places.contains(nil), "seed \(seed): \(text)")
          continue
        }
        expectEqual((try? TestPlan(plan.text, file: "p"))?.text, plan.text, "seed \(seed): \(text)")
        use(plan, note: "seed \(seed): \(text)")
      }
    }
  }

  /// Does what a command does with a plan; a fault is reported with a position, or with the name that was given.
  private func use(_ plan: TestPlan, note: Comment) {
    do throws(Diagnostics) {
      _ = try plan.expand(over: SamplePlans.catalogue)
    } catch {
      #expect(!error.all.map(\.position).contains(nil), note)
    }
    for configuration in plan.configurations {
      do throws(Diagnostics) {
        _ = try configuration.execution(expandingFrom: ["PROJECT_DIR": "/"])
      } catch {
        #expect(!error.all.map(\.position).contains(nil), note)
      }
    }
    for edit in PlanEdit.allCases {
      do throws(Diagnostics) {
        let text = try plan.text(after: edit, of: ["SettingsViewController"], over: SamplePlans.catalogue)
        expectNotNil((try? TestPlan(text, file: "p")), note)
      } catch {
        expectEqual(error.all.map(\.file), ["p"], note)
      }
    }
  }
}

extension SplitMix64 {
  /// A typical plan.
  fileprivate mutating func plan() -> String {
    SamplePlans.shapes.map(\.text).randomElement(using: &self) ?? SamplePlans.xcode
  }

  /// Damages a plan as editors, merges and disks do.
  fileprivate mutating func mutilate(_ bytes: inout [UInt8]) {
    guard let index = bytes.indices.randomElement(using: &self) else { return }
    let end = min(bytes.endIndex, index + Int.random(in: 1...60, using: &self))
    switch Int.random(in: 0..<9, using: &self) {
    case 0: bytes.remove(at: index)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 3: bytes[index] = .random(in: 0...255, using: &self)
    case 4: bytes[index] = "\"{}[],:0\\\n-e".utf8.randomElement(using: &self) ?? 0
    case 5: bytes.insert(contentsOf: "\n<<<<<<< HEAD\n".utf8, at: index)
    case 6: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: [0, index].randomElement(using: &self) ?? 0)
    case 7: bytes.insert(contentsOf: String(repeating: "[9e9", count: 300).utf8, at: index)
    default: bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    }
  }
}
