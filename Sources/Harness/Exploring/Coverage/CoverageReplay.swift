import Diagnostics
import EarlGrey
import HeadlessUIKit
import Project
import Scripts
import ShowcaseKit

/// Replays the script of a scenario, and notes what its screens offer and what it does.
@MainActor
struct CoverageReplay {
  private(set) var coverage = ScreenCoverage()
  private var seen: Set<ElementUse> = []

  /// - Parameter scenario: The scenario; call this in its surroundings.
  init(of scenario: Scenario, _ script: CheckedScript) {
    do throws(StageFailure) {
      let stage = try Stage(
        scenario.useCase, in: scenario.showcase, configuration: scenario.configuration)
      replay(script, on: stage)
      _ = try stage.end()
    } catch {
      coverage.isStopped = true
    }
  }

  private mutating func replay(_ script: CheckedScript, on stage: Stage) {
    let replayer = StatementReplayer(stage: stage)
    noteOffers(on: stage)
    for statement in script.statements {
      let uses = stage.run { ScriptUses(of: statement.operation) }
      let before = stage.run { uses.found }
      guard (try? replayer.replay(statement.operation)) != nil else {
        coverage.isStopped = true
        return
      }
      // What a search reveals is only there afterward.
      coverage.used.formUnion(before.isEmpty ? stage.run { uses.found } : before)
      coverage.statements.append(statement.cause)
      noteOffers(on: stage)
    }
  }

  private mutating func noteOffers(on stage: Stage) {
    stage.run {
      for offer in ScreenElements.offers() {
        guard let use = offer.use, seen.insert(use).inserted else { continue }
        coverage.offered.append(
          ScreenCoverage.Offered(
            use: use, statementCount: coverage.statements.count, statement: offer.input?.statements.first))
      }
    }
  }
}

extension Input.Kind {
  /// What a finger does: a press is a tap of something that promises to react.
  var asGesture: Self { self == .press ? .tap : self }
}

@MainActor
extension Offer {
  /// What a script should do once; `nil` for gestures that few elements of the kind react to, for rare texts, and for
  /// parts of UIKit that are not controls, such as what moves a sheet.
  var use: ElementUse? {
    guard kind.isForElement, kind != .typeRareText else { return nil }
    let isExtra = [.doubleTap, .longPress, .pinch, .swipe].contains(kind) && acceptsTaps
    guard !isExtra, let name = view.flatMap({ ScriptedName(of: $0) }) else { return nil }
    return ElementUse(element: name.text, kind: kind.asGesture)
  }
}
