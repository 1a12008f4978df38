/// Two pieces of work whose durations are compared.
@MainActor
struct Benchmark {
  let name: String
  let baseline: Contender
  let candidate: Contender
  var rounds = 9
  /// The limit that is promised for the ratio, if any.
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

  /// Alternates between the contenders, so that a slow phase of the machine affects both.
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
  /// The middle duration by length; the array must not be empty.
  fileprivate var median: Duration { sorted()[count / 2] }
}
