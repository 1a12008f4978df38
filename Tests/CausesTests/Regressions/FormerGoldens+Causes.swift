import Causes
import Dispatch
import GoldenFiles
import Storyboards
import Synchronization

extension FormerGoldens {
  /// The causes of all differences, if all scenarios of the gallery ran.
  ///
  /// - Parameter areExchanged: Whether the program is the former one, and the goldens are those of the repository.
  func causes(areExchanged: Bool = false) -> Causes {
    Causes(scenarios(areExchanged: areExchanged), ran: ActualGoldens.shared.names)
  }

  /// The differences of each scenario, compared concurrently.
  func scenarios(areExchanged: Bool = false) -> [ScenarioAtoms] {
    let differences = differences
    let compared = Mutex<[Int: ScenarioAtoms]>([:])
    DispatchQueue.concurrentPerform(iterations: differences.count) { index in
      let atoms = differences[index].atoms(isExchanged: areExchanged)
      compared.withLock { $0[index] = atoms }
    }
    return compared.withLock { all in differences.indices.compactMap { all[$0] } }
  }
}

extension FormerGoldens.Difference {
  fileprivate func atoms(isExchanged: Bool) -> ScenarioAtoms? {
    guard let name = golden.scenario?.name else { return nil }
    guard let former else { return ScenarioAtoms(withoutGolden: name) }
    return isExchanged
      ? ScenarioAtoms(name, golden: actual, actual: former)
      : ScenarioAtoms(name, golden: former, actual: actual)
  }
}
