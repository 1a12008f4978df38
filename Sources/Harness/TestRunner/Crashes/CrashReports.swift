import Workers

/// The crashes of a run; equal ones are reported in full once and get the same words.
///
/// A crash reports only addresses, and the toolchain's symbolizer finds the functions, each address
/// once.
///
/// Without a symbolizer, the runtime has to find them, which takes seconds. So after the first full
/// report, a crash reports only addresses, too. Among crashes with the same addresses, that of the first
/// scenario in the run is reported in full, if necessary by running the scenario again. If many ways
/// lead to the same line, only ``mostOfOneOrigin`` of them are.
///
///     var crashes = CrashReports(style)
///     _ = crashes.note(deaths, of: 7)                 // scenarios may finish in any order
///     let words = crashes.words(for: deaths, of: 7)   // but are put into words in theirs
///
/// The words depend only on the order of scenarios in the run, and not on which one crashed first.
struct CrashReports {
  private let style: CrashStyle
  /// What the symbolizer found.
  private var functions: [CodePosition: [CalledFunction]] = [:]
  /// The addresses of crashes that were reported in full, or will be, by the scenario's index.
  private var requested: [[CodePosition]: [Int: [CodePosition]]] = [:]
  /// The full reports of scenarios that are not finished.
  private var arrived: [Int: [CrashReport]] = [:]
  /// The full reports of finished scenarios, in their order.
  private var known: [[CodePosition]: [CrashReport]] = [:]

  /// How many crashes at one line of the program are reported in full if the calls that led there differ.
  static let mostOfOneOrigin = 4

  init(_ style: CrashStyle = CrashStyle()) {
    self.style = style
  }
}

extension CrashReports {
  /// Notes how workers died over a scenario.
  ///
  /// - Returns: Whether one of them reported its crash in full.
  mutating func note(_ deaths: [WorkerDeath], of index: Int) -> Bool {
    let reports = deaths.compactMap(\.output.crashReport).filter(\.isFull)
    for report in reports {
      requested[report.origin, default: [:]][index] = report.positions
    }
    arrived[index, default: []] += reports
    return !reports.isEmpty
  }

  /// Whether a scenario has to crash again, so that its crash is reported in full.
  mutating func requests(_ death: WorkerDeath?, of index: Int) -> Bool {
    guard style.symbolizer == nil, let report = death?.output.crashReport, !report.isFull else {
      return false
    }
    let requests = requested[report.origin, default: [:]]
    // A scenario that comes later in the run may have crashed first.
    let earlier = Set(requests.filter { $0.key <= index }.values)
    guard !earlier.contains(report.positions), earlier.count < Self.mostOfOneOrigin else { return false }
    requested[report.origin, default: [:]][index] = report.positions
    return true
  }

  /// Puts the crashes of a scenario into words; call it in the order of the scenarios.
  mutating func words(for deaths: [WorkerDeath], of index: Int) -> [WorkerDeath] {
    for report in arrived.removeValue(forKey: index) ?? [] {
      let others = known[report.origin, default: []]
      guard others.count < Self.mostOfOneOrigin, !others.contains(where: { $0.positions == report.positions })
      else { continue }
      known[report.origin, default: []].append(report)
    }
    return deaths.map { death in
      guard case .signal = death.cause else { return death }
      let report = death.output.crashReport.map { named($0) }
      return CrashWords(of: death, report, style).death
    }
  }

  /// Returns the innermost call of the application when a process crashed; `nil` if it is not known.
  mutating func innermostCall(of death: WorkerDeath) -> CalledFunction? {
    guard case .signal = death.cause, let report = death.output.crashReport else { return nil }
    return CrashWords(of: death, named(report), style).functions.first(where: \.isInApp)
  }

  /// The report with the names of functions.
  private mutating func named(_ report: CrashReport) -> CrashReport {
    guard !report.isFull, let symbolizer = style.symbolizer else {
      return report.isFull ? report : likeKnown(report)
    }
    let unknown = report.calls.filter { functions[$0.position] == nil }
    if !unknown.isEmpty, let found = symbolizer.functions(at: unknown) {
      for (call, found) in zip(unknown, found) { functions[call.position] = found }
    }
    var report = report
    for index in report.calls.indices {
      report.calls[index].functions = functions[report.calls[index].position] ?? []
    }
    return report
  }

  /// The part of a known full report that shares the most calls; the report itself if none is known.
  private func likeKnown(_ report: CrashReport) -> CrashReport {
    let shared = known[report.origin, default: []].map { known in
      // Without the names of functions, the runtime's reason is also less precise.
      CrashReport(reason: known.reason, calls: known.calls(sharedWith: report))
    }
    return shared.max { $0.calls.count < $1.calls.count } ?? report
  }
}
