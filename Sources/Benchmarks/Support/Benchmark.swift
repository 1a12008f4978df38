/// Two pieces of work whose durations are compared side by side.
@MainActor
struct Benchmark {
  let name: String
  let baseline: Contender
  let candidate: Contender
  var rounds = 9
  /// What the ratio should not exceed, where that is promised.
  var limit: Double?

  /// One piece of work, which measures itself so that its preparations do not count.
  struct Contender {
    let name: String
    let measure: @MainActor () throws -> Duration
  }

  /// The medians of both contenders.
  struct Result {
    let benchmark: Benchmark
    let baseline: Duration
    let candidate: Duration

    /// How many times as long as the baseline the candidate takes.
    var ratio: Double { candidate / baseline }
  }

  /// Runs both contenders by turns, so that a slow phase of the machine meets both.
  func run() throws -> Result {
    var (baselines, candidates): ([Duration], [Duration]) = ([], [])
    for _ in 0..<rounds {
      baselines.append(try baseline.measure())
      candidates.append(try candidate.measure())
    }
    return Result(benchmark: self, baseline: baselines.median, candidate: candidates.median)
  }
}

extension [Duration] {
  /// The middle one in order of length; there must be one.
  fileprivate var median: Duration { sorted()[count / 2] }
}
