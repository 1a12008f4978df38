extension Future where Failure == Never {
  /// The value, as soon as there is one.
  public var value: Output {
    get async {
      switch await result() {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// The value, as soon as there is one; the failure is thrown.
  public var value: Output {
    get async throws {
      try await result().get()
    }
  }

  private func result() async -> Result<Output, Failure> {
    let handover = await withCheckedContinuation {
      (continuation: CheckedContinuation<Handover<Result<Output, Failure>>, Never>) in
      subscribe(
        Subscribers.Sink<Output, Failure>(
          receiveCompletion: { completion in
            guard case .failure(let failure) = completion else { return }
            continuation.resume(returning: Handover(value: .failure(failure)))
          },
          receiveValue: { continuation.resume(returning: Handover(value: .success($0))) }))
    }
    return handover.value
  }
}
