// Filled by the encoder.
